declare global {
  interface Window {
    /**
     * Milliseconds from the start of the visit to the first frame that showed
     * all awaited elements.
     */
    openedAt: number | null;
  }
}

/**
 * Runs in the page before all other scripts: checks in every frame whether each
 * of these elements exists.
 */
export function watchOpened(selectors: string[]): void {
  window.openedAt = null;
  // A method, because a compiler may wrap top-level functions in a helper call
  // that the page does not have.
  const watcher = {
    look(this: void) {
      if (selectors.every((one) => document.querySelector(one) !== null))
        window.openedAt = performance.now();
      else requestAnimationFrame(watcher.look);
    },
  };
  requestAnimationFrame(watcher.look);
}
