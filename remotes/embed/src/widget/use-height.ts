import type { EmbedNews } from "@nearsay/core/contract";
import { type RefObject, useEffect, useRef } from "react";

/** Tells how high an element is, whenever that changes. */
export function useHeight(
  tell: (news: EmbedNews) => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const px = heightOf(entry);
      if (px >= 1) tell({ type: "height", px });
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [tell]);
  return element;
}

const highest = 20_000;

function heightOf(entry: ResizeObserverEntry | undefined): number {
  const height = entry?.target.getBoundingClientRect().height ?? 0;
  return Math.min(Math.ceil(height), highest);
}
