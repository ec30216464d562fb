import { type RefCallback, createContext, useCallback, useState } from "react";
import { toDrawn } from "./drawn-length.ts";

/** Where nothing can be measured. */
const usualWidth = 640;

/**
 * How wide charts are drawn, in pixels of a drawing. It is measured once for all, and
 * before there are figures: what is drawn only to be measured would be drawn twice.
 */
export const ChartWidthContext = createContext(usualWidth);

/** Width of an element in pixels of a drawing, followed live. */
export function useChartWidth(): [
  ref: RefCallback<HTMLElement>,
  width: number,
] {
  const [width, setWidth] = useState(usualWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => {
      setWidth(toDrawn(element.clientWidth) || usualWidth);
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, width];
}
