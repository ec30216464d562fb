import type { Page } from "@playwright/test";
import { expectPage } from "../fixtures/pages.ts";
import { everyDay, expect, test } from "../fixtures/test.ts";

/** An element that gets the focus with the Tab key. */
interface Stop {
  name: string;
  /** It has a visible focus ring. */
  ringed: boolean;
  onScreen: boolean;
  /** It follows the previous stop in reading order. */
  inOrder: boolean;
}

test.describe("if location is allowed", () => {
  test.use({
    permissions: ["geolocation"],
    geolocation: { latitude: 52.52, longitude: 13.405 },
  });

  for (const path of ["/", "/about"]) {
    test(
      `Tab moves through all of ${path} in reading order, and each stop is in view and has a focus ring`,
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

test("the location dialog keeps the focus and closes with Escape", async ({
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

/** Presses Tab from the beginning of the page to its last stop. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null || stops.length > 500) return stops;
    stops.push(stop);
  }
}

/** Runs in the page. Null when the focus has left the page, or starts from the beginning. */
function lookAtFocus(): Stop | null {
  const seen = window as unknown as { lastStop?: Element };
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const last = seen.lastStop;
  seen.lastStop = element;
  // The ring of an option surrounds its label, too.
  const label = element.closest("label");
  const ring = getComputedStyle(label ?? element);
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  return {
    name:
      element.getAttribute("aria-label") ??
      (label ?? element).textContent.trim(),
    ringed: ring.outlineStyle !== "none" && parseFloat(ring.outlineWidth) >= 2,
    onScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    inOrder:
      last === undefined || !!(last.compareDocumentPosition(element) & after),
  };
}

/** Number of stops of a page: visible focusable elements. */
function tabbable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "a[href], button, input, select, [tabindex='0']",
        ),
      ].filter((element) => {
        if (!element.checkVisibility() || element.tabIndex < 0) return false;
        if (!element.matches("[type='radio']")) return true;
        // The other buttons of a radio group are reached with arrow keys
        // instead of Tab.
        const { name } = element as HTMLInputElement;
        const group = [
          ...document.querySelectorAll<HTMLInputElement>("[type='radio']"),
        ].filter((radio) => radio.name === name);
        const chosen = group.find(({ checked }) => checked);
        return element === (chosen ?? group[0]);
      }).length,
  );
}

function focusIsOutside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && activeElement?.closest("dialog") === null;
  });
}
