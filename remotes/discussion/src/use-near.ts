import { type RefObject, useEffect, useEffectEvent } from "react";

/** How far below the seen part of the page is near. */
const margin = "2000px";

/** Tells when an element is near what is seen, each time this is turned on. */
export function useNear(
  element: RefObject<Element | null>,
  on: boolean,
  onNear: () => void,
): void {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!on || element.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) tell();
      },
      { rootMargin: `0px 0px ${margin}` },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element, on]);
}
