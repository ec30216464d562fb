/**
 * Puts focus on the best element of a page, and on a better one as soon as that
 * is there, until the person moves it elsewhere.
 * @param find The best element so far; null where there is none yet.
 * @param onFocus Told each element that got the focus.
 * @returns Lets the focus go.
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

/** Focus that went away with the element it was on is nobody's choice. */
function wasMoved(held: Element | null): boolean {
  const { activeElement } = document;
  if (held?.isConnected) return activeElement !== held;
  return activeElement !== null && activeElement !== document.body;
}
