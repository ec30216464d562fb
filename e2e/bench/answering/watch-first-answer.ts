declare global {
  interface Window {
    firstAnswer: FirstAnswer;
  }
}

/** What became of the clicks on one option. */
export interface FirstAnswer {
  /** Milliseconds from the start of the visit to the first frame since which it is chosen. */
  since: number | null;
  /** How often it was chosen and then was so no more. */
  lost: number;
  /** Milliseconds to the first frame on which a finger would meet what an iframe shows. */
  iframeSince: number | null;
}

/**
 * Runs in the page before all else: clicks a radio button, found by its label,
 * as soon as a finger would meet it, and looks on every frame whether it is
 * chosen. It keeps no element, as a page may put another in its place. An iframe
 * has a watcher of its own, which cannot tell whether the page around hides it.
 */
export function watchFirstAnswer(label: string): void {
  const answer: FirstAnswer = { since: null, lost: 0, iframeSince: null };
  // Methods, because a compiler may wrap functions that stand alone in a call the page does not know.
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
      // What is higher than the window is met in the part of it that shows.
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
