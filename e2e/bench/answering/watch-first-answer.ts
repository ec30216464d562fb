declare global {
  interface Window {
    firstAnswer: FirstAnswer;
  }
}

/** Result of the clicks on one option. */
export interface FirstAnswer {
  /**
   * Milliseconds from the start of the visit to the first frame from which on
   * it stays selected.
   */
  since: number | null;
  /** How often it was selected and then not any more. */
  lost: number;
  /** Milliseconds to the first frame in which a finger would hit the content of an iframe. */
  iframeSince: number | null;
}

/**
 * Runs in the page before all other scripts: clicks a radio button, found by
 * its label, as soon as a finger would hit it, and checks in every frame
 * whether it is selected. It stores no element, because a page may replace it.
 * An iframe has a separate watcher, which cannot detect whether the page around
 * it hides it.
 */
export function watchFirstAnswer(label: string): void {
  const answer: FirstAnswer = { since: null, lost: 0, iframeSince: null };
  // Methods, because a compiler may wrap top-level functions in a helper call
  // that the page does not have.
  const watcher = {
    find<E extends Element>(selector: string): E[] {
      const hosts = document.querySelectorAll("nearsay-survey");
      const roots = [document, ...[...hosts].map((host) => host.shadowRoot)];
      return roots.flatMap((root) => [
        ...(root?.querySelectorAll<E>(selector) ?? []),
      ]);
    },
    findOption() {
      return watcher
        .find<HTMLInputElement>("input[type=radio]:enabled")
        .find(({ labels }) => labels?.[0]?.textContent?.trim() === label);
    },
    isInReach(target: Element) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const root = target.getRootNode() as Document | ShadowRoot;
      // If it is higher than the window, its visible part is clicked.
      const middle = (y + Math.min(y + height, innerHeight)) / 2;
      return target.contains(root.elementFromPoint(x + width / 2, middle));
    },
    look(this: void) {
      const option = watcher.findOption();
      const target = option?.labels?.[0];
      if (option?.checked) answer.since ??= performance.now();
      else {
        if (answer.since !== null) answer.lost += 1;
        answer.since = null;
        if (target && watcher.isInReach(target)) target.click();
      }
      if (watcher.find("iframe").some((one) => watcher.isInReach(one)))
        answer.iframeSince ??= performance.now();
      requestAnimationFrame(watcher.look);
    },
  };
  window.firstAnswer = answer;
  requestAnimationFrame(watcher.look);
}
