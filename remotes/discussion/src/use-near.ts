import { type RefObject, useEffect, useEffectEvent } from "react";

/** The viewport, and the distance below it that counts as near. */
const near = "0px 0px 2000px";

/** Everything above the viewport. */
const above = "10000000px 0px -100%";

/**
 * Calls back when an element is near the viewport, each time this is turned on,
 * or when the user jumps past it. A busy browser reports several changes at
 * once.
 */
export function useNear(
  element: RefObject<Element | null>,
  on: boolean,
  onNear: () => void,
): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!on || element.current === null) return;
    const observers = [
      watchNear(element.current, () => notify()),
      watchPassing(element.current, () => notify()),
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

/**
 * Ignores an element that is above from the start: the browser keeps what is
 * below it in position, so each page would load the next.
 */
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
