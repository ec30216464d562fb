import type { Page } from "playwright";
import { untilIdle } from "../until-idle.ts";

declare global {
  interface Window {
    /** Milliseconds that each key press and click took. */
    paints: number[];
  }
}

/**
 * Runs in the page before all else: notes how long it took from every key press
 * and click to the end of its frame. What a frame leaves to do on the page is
 * done when the next task runs; the browser's other threads show it then.
 */
export function watchPaints(): void {
  const paints: number[] = [];
  window.paints = paints;
  // Only callbacks: a compiler may wrap named functions in a call the page does not know.
  ["keydown", "pointerup"].forEach((type) => {
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          setTimeout(() => {
            paints.push(performance.now() - timeStamp);
          });
        });
      },
      { capture: true },
    );
  });
}

/** Has the page note its paints from its next address on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(watchPaints);
}

/** Leaves out what was done since the last time. */
export async function forgetPaints(page: Page): Promise<void> {
  await collectPaints(page);
}

/**
 * Milliseconds that each action since the last time took.
 *
 * @throws Error when the page met another number of them.
 */
export async function takePaints(
  page: Page,
  actions: number,
): Promise<number[]> {
  const paints = await collectPaints(page);
  if (paints.length !== actions) {
    throw new Error(`The page met ${paints.length} of ${actions} actions.`);
  }
  return paints;
}

async function collectPaints(page: Page): Promise<number[]> {
  await untilIdle(page);
  return page.evaluate(() => window.paints.splice(0));
}
