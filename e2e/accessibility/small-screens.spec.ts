import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/neighbours.ts";
import { expectPage } from "../fixtures/pages.ts";

/** Edge of the smallest square that a finger or a person with a tremor can hit, in CSS pixels. */
const target = 44;
/** The minimum for a link in a line of text or a list of links. */
const inlineTarget = 24;

interface Target {
  what: string;
  width: number;
  height: number;
}

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

// Home has about ten controls before its cards.
for (const [path, least] of [
  ["/", 40],
  ["/surveys/10", 10],
] as const) {
  test(`a phone of 320 px shows ${path} without horizontal scrolling, and with sufficiently large targets`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectPage(page);
    await page.waitForLoadState("networkidle");
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 4000 });
    const measure = () =>
      page.getByRole("main").evaluate(measureTargets, { target, inlineTarget });
    // The browser renders what is close to the viewport some frames later.
    await expect
      .poll(async () => (await measure()).seen)
      .toBeGreaterThan(least);
    expect((await measure()).small).toEqual([]);
  });
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Runs in the page. A control in a label is as large as the label. */
function measureTargets(
  main: Element,
  smallest: { target: number; inlineTarget: number },
): { seen: number; small: Target[] } {
  const controls = [
    ...main.querySelectorAll("a[href], button, input, textarea, select"),
  ].filter((control) =>
    // Content that the browser does not render outside of the viewport has no
    // size yet.
    control.checkVisibility({
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }),
  );
  const measured = controls.map((control) => {
    const inline = getComputedStyle(control).display === "inline";
    const { width, height } = (
      control.closest("label") ?? control
    ).getBoundingClientRect();
    const least = inline ? smallest.inlineTarget : smallest.target;
    const what = control.getAttribute("aria-label") ?? control.textContent;
    const small = width < least - 0.5 || height < least - 0.5;
    return { what, width, height, small };
  });
  const small = measured.filter((each) => each.small);
  return { seen: measured.length, small };
}
