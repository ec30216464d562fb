declare global {
  interface Window {
    /** Milliseconds from the start of the visit to the first frame that showed all that was waited for. */
    openedAt: number | null;
  }
}

/** Runs in the page before all else: looks on every frame whether each of these is there. */
export function watchOpened(selectors: string[]): void {
  window.openedAt = null;
  // A method, because a compiler may wrap functions that stand alone in a call the page does not know.
  const watcher = {
    look(this: void) {
      if (selectors.every((one) => document.querySelector(one) !== null))
        window.openedAt = performance.now();
      else requestAnimationFrame(watcher.look);
    },
  };
  requestAnimationFrame(watcher.look);
}
