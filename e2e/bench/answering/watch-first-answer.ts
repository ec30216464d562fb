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
}

/**
 * Runs in the page before all else: clicks a radio button, found by its label,
 * as soon as a finger would meet it, and looks on every frame whether it is
 * chosen. It keeps no element, as a page may put another in its place.
 */
export function watchFirstAnswer(label: string): void {
  const answer: FirstAnswer = { since: null, lost: 0 };
  // Methods, because a compiler may wrap functions that stand alone in a call the page does not know.
  const watcher = {
    findOption() {
      const options = document.querySelectorAll<HTMLInputElement>(
        "input[type=radio]:enabled",
      );
      return [...options].find(
        ({ labels }) => labels?.[0]?.textContent?.trim() === label,
      );
    },
    isInReach(target: Element) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return target.contains(met);
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
      requestAnimationFrame(watcher.look);
    },
  };
  window.firstAnswer = answer;
  requestAnimationFrame(watcher.look);
}
