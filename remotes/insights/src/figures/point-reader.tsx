import { type ReadableDrawing, nearestIndex } from "@nearsay/core/charts";
import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { insights as texts } from "#messages";
import { DrawnChart, toDrawn } from "./drawn-chart.tsx";
import { MarkTip } from "./mark-tip.tsx";
import { sayReading } from "./say-reading.ts";
import styles from "./point-reader.module.css";

/**
 * A chart that is read mark by mark: by pointer and touch on it, by keyboard
 * through a slider over it. Reading shows a tip over the chart, without
 * re-rendering the chart.
 */
export function PointReader(props: {
  readonly drawing: ReadableDrawing;
  /** Rendered over the chart. */
  readonly children?: ReactNode;
}) {
  const { drawing, children } = props;
  const { plot, active, read } = useReading();
  const final = drawing.marks.length - 1;
  const at = Math.min(active ?? final, final);
  const reading = drawing.readMark(at);

  function followPointer(event: PointerEvent<HTMLDivElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    read(nearestIndex(drawing.marks, toDrawn(event.clientX - left)));
  }

  return (
    <div
      ref={plot}
      className={styles.plot}
      onPointerDown={followPointer}
      onPointerMove={followPointer}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== "touch") read(null);
      }}
      onPointerCancel={() => read(null)}
    >
      <DrawnChart drawing={drawing} />
      {children}
      {active !== null && reading && (
        <MarkTip drawing={drawing} reading={reading} />
      )}
      {reading && final > 0 && (
        <input
          type="range"
          className={styles.slider}
          aria-label={texts.explore}
          aria-valuetext={sayReading(reading)}
          min={0}
          max={final}
          value={at}
          onFocus={(event) => {
            if (event.currentTarget.matches(":focus-visible")) read(final);
          }}
          onBlur={() => read(null)}
          onChange={(event) => read(event.currentTarget.valueAsNumber)}
          onKeyDown={(event) => {
            if (event.key === "Escape") read(null);
          }}
        />
      )}
    </div>
  );
}

/**
 * The mark of a chart that is being read, or null. With touch, the mark is
 * released by touching elsewhere, not by lifting the finger.
 */
function useReading() {
  const plot = useRef<HTMLDivElement>(null);
  const [active, read] = useState<number | null>(null);
  const reading = active !== null;
  useEffect(() => {
    if (!reading) return;
    const letGo = (event: Event) => {
      const touched = event.composedPath();
      if (plot.current && !touched.includes(plot.current)) read(null);
    };
    document.addEventListener("pointerdown", letGo);
    return () => document.removeEventListener("pointerdown", letGo);
  }, [reading]);
  return { plot, active, read };
}
