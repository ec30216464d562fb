import { type RefCallback, useCallback, useState } from "react";
import { toDrawn } from "./drawn-length.ts";

/**
 * Width of an element in pixels of a drawing, followed live; null until it stands in
 * the page, which is before it is painted: what is drawn by it is drawn once.
 * `fallback` where nothing can be measured.
 */
export function useWidth(
  fallback: number,
): [ref: RefCallback<HTMLElement>, width: number | null] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const measure = () => {
        setWidth(
          (known) => toDrawn(element.clientWidth) || (known ?? fallback),
        );
      };
      measure();
      if (typeof ResizeObserver === "undefined") return;
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [fallback],
  );
  return [ref, width];
}
