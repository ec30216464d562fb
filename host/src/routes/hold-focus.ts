/**
 * Focuses the best element of a page, and a better one as soon as it exists,
 * until the person moves the focus elsewhere.
 * @param find The best element so far; null if there is none yet.
 * @param onFocus Called with each element that got the focus.
 * @returns A function that stops this.
 */
export function holdFocus(
  find: () => HTMLElement | null,
  onFocus: (element: HTMLElement) => void,
): () => void {
  const before = document.activeElement;
  let held: HTMLElement | null = null;
  const observer = new MutationObserver(() => {
    if (wasMoved(held ?? before)) observer.disconnect();
    else take();
  });

  function take(): void {
    const best = find();
    if (best === null || best === held) return;
    held = best;
    if (!best.hasAttribute("tabindex")) best.tabIndex = -1;
    best.focus({ preventScroll: true });
    onFocus(best);
  }

  take();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** If the focus was lost because its element was removed, the person did not move it. */
function wasMoved(held: Element | null): boolean {
  const { activeElement } = document;
  if (held?.isConnected) return activeElement !== held;
  return activeElement !== null && activeElement !== document.body;
}
