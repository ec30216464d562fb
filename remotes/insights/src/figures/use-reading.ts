import { type RefObject, useEffect, useRef, useState } from "react";

/** Which mark of a chart is being read; null for none. */
export interface ReadingState {
  plot: RefObject<HTMLDivElement | null>;
  active: number | null;
  read: (mark: number | null) => void;
}

/** A finger lets go of the mark it read by touching elsewhere, not by being lifted. */
export function useReading(): ReadingState {
  const plot = useRef<HTMLDivElement>(null);
  const [active, read] = useState<number | null>(null);
  const reading = active !== null;
  useEffect(() => {
    if (!reading) return;
    const letGo = (event: PointerEvent) => {
      const touched = event.composedPath();
      if (plot.current && !touched.includes(plot.current)) read(null);
    };
    document.addEventListener("pointerdown", letGo);
    return () => {
      document.removeEventListener("pointerdown", letGo);
    };
  }, [reading]);
  return { plot, active, read };
}
