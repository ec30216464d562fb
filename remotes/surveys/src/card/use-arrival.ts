import { useEffect, useRef } from "react";

/**
 * Brings an element into view and gives it the focus, once, when it is what the
 * visitor waits for and did not begin to type elsewhere.
 */
export function useArrival(awaited: boolean) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!awaited || document.activeElement?.matches("input, textarea")) return;
    element.current?.scrollIntoView({ block: "center" });
    element.current?.focus({ preventScroll: true });
  }, [awaited]);
  return element;
}
