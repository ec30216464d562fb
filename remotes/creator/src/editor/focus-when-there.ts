/**
 * Focuses an element, which may be hidden or not be there yet, for example
 * while the code of its part loads. Stops when the person moves the focus.
 * @returns A function that stops this.
 */
export function focusWhenThere(
  area: HTMLElement,
  selector: string,
): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(take);

  function take(): void {
    const { activeElement } = document;
    const moved = activeElement !== before && activeElement !== document.body;
    const element = moved ? null : find();
    element?.focus();
    if (moved || isDone(element)) observer.disconnect();
  }

  function find() {
    return area.querySelector<HTMLElement>(selector);
  }

  observer.observe(area, {
    attributeFilter: ["hidden"],
    childList: true,
    subtree: true,
  });
  take();
  return () => observer.disconnect();
}

/** A hidden element does not take the focus. */
function isDone(element: HTMLElement | null): boolean {
  return element !== null && document.activeElement === element;
}
