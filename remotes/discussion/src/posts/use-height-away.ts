import { type RefObject, useEffect, useState } from "react";

/** How far beyond what is seen a part of a list is still drawn: two screens. */
const margin = "200% 0px";

/**
 * The height, in pixels, that an element keeps while it is far from what is
 * seen; null while it is near or in use, and has to be drawn.
 */
export function useHeightAway(
  element: RefObject<HTMLElement | null>,
  on: boolean,
): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const watched = element.current;
    if (!on || watched === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest === undefined) return;
        const away = !latest.isIntersecting && !isInUse(watched);
        // The entry has none where the browser skips what is around the element.
        setHeight(away ? watched.getBoundingClientRect().height : null);
      },
      { rootMargin: margin },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [element, on]);
  return on ? height : null;
}

/** Something in it has the focus, or is open and may hold what somebody types. */
function isInUse(element: HTMLElement): boolean {
  return (
    element.contains(document.activeElement) ||
    element.querySelector('[aria-expanded="true"]') !== null
  );
}
