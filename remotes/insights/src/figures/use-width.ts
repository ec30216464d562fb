import { type RefCallback, useCallback, useState } from "react";

/** Width of an element in CSS pixels, followed live; `fallback` until it is known. */
export function useWidth(
  fallback: number,
): [ref: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(fallback);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, width];
}
