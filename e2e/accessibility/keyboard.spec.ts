import type { Page } from "@playwright/test";
import { expectPage } from "../fixtures/pages.ts";
import { everyDay, expect, test } from "../fixtures/test.ts";

/** A stop of the Tab key. */
interface Stop {
  name: string;
  /** A ring is drawn around it. */
  ringed: boolean;
  onScreen: boolean;
  /** It comes after the stop before it, as the page is read. */
  inOrder: boolean;
}

test.describe("where location is allowed", () => {
  test.use({
    permissions: ["geolocation"],
    geolocation: { latitude: 52.52, longitude: 13.405 },
  });

  for (const path of ["/", "/about"]) {
    test(
      `Tab leads through all of ${path} in reading order, each stop in sight and ringed`,
      everyDay(path === "/"),
      async ({ page }) => {
        await page.goto(path);
        await expectPage(page);
        await page.waitForLoadState("networkidle");
        const stops = await walk(page);
        const faults = stops.filter(
          ({ ringed, onScreen, inOrder }) => !(ringed && onScreen && inOrder),
        );
        expect(faults).toEqual([]);
        const names = stops.map(({ name }) => name);
        expect(names[0]).toBe("Skip to the content");
        expect(names).toEqual(
          expect.arrayContaining(["Start New Survey", "Menu", "User Guide"]),
        );
        expect(stops).toHaveLength(await tabbable(page));
      },
    );
  }
});

test("the location dialog holds the focus and closes by Escape", async ({
  page,
}) => {
  await page.goto("/create-survey");
  const dialog = page.getByRole("dialog", { name: "Enable Location" });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await focusIsOutside(page)).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: "Skip to the content" }),
  ).toBeFocused();
});

/** Presses Tab from the page's beginning until its last stop. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null || stops.length > 500) return stops;
    stops.push(stop);
  }
}

/** Runs in the page. Null when the focus has left it, or begins anew. */
function lookAtFocus(): Stop | null {
  const seen = window as unknown as { lastStop?: Element };
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const last = seen.lastStop;
  seen.lastStop = element;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  return {
    name: element.getAttribute("aria-label") ?? element.textContent.trim(),
    ringed: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    onScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    inOrder:
      last === undefined || !!(last.compareDocumentPosition(element) & after),
  };
}

/** How many stops a page has: what can take the focus and is shown. */
function tabbable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          // Arrows, not Tab, lead through the others of a radio group.
          "a[href], button, input:not([type='radio']:not(:checked)), select, [tabindex='0']",
        ),
      ].filter((element) => element.checkVisibility() && element.tabIndex >= 0)
        .length,
  );
}

function focusIsOutside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && activeElement?.closest("dialog") === null;
  });
}
