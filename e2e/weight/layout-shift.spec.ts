import type { Page } from "@playwright/test";
import { everyDay, expect, test } from "../fixtures/test.ts";

/** A moved element and the score of its shift. */
interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Maximum layout shift of a complete visit, as defined by Web Vitals. */
const budget = 0.02;

test.use({
  permissions: ["geolocation"],
  geolocation: { latitude: 52.52, longitude: 13.405 },
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  const often = everyDay(viewport.width === 360);
  test.describe(`on a slow connection at ${viewport.width} px`, often, () => {
    test.use({ viewport });

    test("nothing on the home page moves, neither on the first visit nor on the next one", async ({
      context,
    }) => {
      expectStill(await shiftsOfVisit(await context.newPage()));
      // Another tab: files are cached and fonts shown at once, but the location
      // is unknown again.
      expectStill(await shiftsOfVisit(await context.newPage()));
    });
  });
}

async function shiftsOfVisit(page: Page): Promise<Shift[]> {
  await slowDown(page);
  await watchShifts(page);
  await page.goto("/");
  await untilSettled(page);
  return page.evaluate(() => window.shifts);
}

/** Like a phone with poor reception: fonts and lists arrive well after the first paint. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}

/** Records every shift: without user input, none is excused. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const nameOf = (node?: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.className}`
        : (node?.textContent ?? "something removed");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => nameOf(node));
        window.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Of the Layout Instability API, which TypeScript's types do not contain yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}

/**
 * The complete list is sorted by distance, the fonts have loaded, and a frame
 * was rendered with both.
 */
async function untilSettled(page: Page): Promise<void> {
  await expect(page.getByText(/(ft|mi) away$/).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(
      ({ status }) => status === "loaded",
    );
    if (loaded.length === 0) throw new Error("No web font is shown.");
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

function expectStill(shifts: Shift[]): void {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(budget);
}
