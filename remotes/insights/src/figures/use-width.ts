import { type RefCallback, useCallback, useState } from "react";

/**
 * Width of an element in CSS pixels, followed live; null until it stands in
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
        setWidth((known) => element.clientWidth || (known ?? fallback));
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
