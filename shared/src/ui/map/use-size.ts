import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "./mercator.ts";

export const unmeasured: Size = { width: 640, height: 400 };

/** The size of an element, updated when it changes; `unmeasured` until it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0) setSize({ width, height });
      else setSize((last) => (last === unmeasured ? { ...last } : last));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
