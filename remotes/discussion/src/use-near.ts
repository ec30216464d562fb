import { type RefObject, useEffect, useEffectEvent } from "react";

/** What is seen, and how far below it is near. */
const near = "0px 0px 2000px";

/** All that is above what is seen. */
const above = "10000000px 0px -100%";

/**
 * Tells when an element is near what is seen, each time this is turned on, or
 * when somebody jumps past it. A busy browser tells several changes at once.
 */
export function useNear(
  element: RefObject<Element | null>,
  on: boolean,
  onNear: () => void,
): void {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!on || element.current === null) return;
    const observers = [
      watchNear(element.current, () => tell()),
      watchPassing(element.current, () => tell()),
    ];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [element, on]);
}

function watchNear(element: Element, onNear: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: near },
  );
  observer.observe(element);
  return observer;
}

/** One that is above from the start is left alone: what stands below it keeps its place in the browser, so each page would bring the next. */
function watchPassing(element: Element, onPass: () => void) {
  let wasAbove = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio } of entries) {
        const isAbove = intersectionRatio === 1;
        if (isAbove && !wasAbove) onPass();
        wasAbove = isAbove;
      }
    },
    { rootMargin: above, threshold: 1 },
  );
  observer.observe(element);
  return observer;
}
