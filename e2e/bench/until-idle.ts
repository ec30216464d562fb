import type { Page } from "playwright";

/** Waits until all changes are painted, and the page has no work left. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
