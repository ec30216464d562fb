/** Pixels below or above the window within which an element counts as near. */
const reach = 300;

/** Calls back once the element is visible or nearly so; at once if it already is. */
export function whenNear(
  element: Element,
  signal: AbortSignal,
  then: () => void,
): void {
  if (isNear(element)) {
    then();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: `${reach}px` },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Checked directly, because the observer would report only after the next
 * frame. An element that is not displayed has no width.
 */
function isNear(element: Element): boolean {
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight + reach && bottom > -reach;
}
