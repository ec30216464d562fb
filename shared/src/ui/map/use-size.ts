import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "./mercator.ts";

const unmeasured: Size = { width: 640, height: 400 };

/** How large an element is, also when that changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(unmeasured);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
