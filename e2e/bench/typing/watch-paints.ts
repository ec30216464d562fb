import type { Page } from "playwright";
import { untilIdle } from "../until-idle.ts";

declare global {
  interface Window {
    /** Milliseconds of each key press and click. */
    paints: number[];
  }
}

/**
 * Runs in the page before all other scripts: records the time from every key
 * press and click to the end of its frame. The work of a frame on the page's
 * thread is done when the next task runs; the browser's other threads display
 * it then.
 */
export function watchPaints(): void {
  const paints: number[] = [];
  window.paints = paints;
  // Only callbacks: a compiler may wrap named functions in a helper call that
  // the page does not have.
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

/** Makes the page record its paints from its next navigation on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(watchPaints);
}

/** Discards the actions since the last time. */
export async function forgetPaints(page: Page): Promise<void> {
  await collectPaints(page);
}

/**
 * Milliseconds of each action since the last time.
 *
 * @throws Error when the page received another number of actions.
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
