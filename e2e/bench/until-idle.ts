import type { Page } from "playwright";

/** Until what was done is painted, and the page has nothing left to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
