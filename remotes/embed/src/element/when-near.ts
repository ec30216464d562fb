/** How far below or above the window an element may be to count as near, in pixels. */
const reach = 300;

/** Calls back once the element is seen or nearly so: at once where it is. */
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

/** The observer would answer only after the next frame. What is not displayed has no width. */
function isNear(element: Element): boolean {
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && top < innerHeight + reach && bottom > -reach;
}
