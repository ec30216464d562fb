import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/arranged.ts";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import {
  choose,
  coarse,
  listenTo,
  mapOf,
  marksOf,
} from "../fixtures/map-of-surveys.ts";

const shown = (page: Page) =>
  page.getByRole("heading", { name: /in this area of the map$/ });
const near = { lisbon: "38.725,-9.135,9" };

test("a person opens the map with its switch, finds a survey by mouse, and returns by the address", async ({
  page,
}) => {
  const asked = listenTo(page);
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  const land: string[] = [];
  page.on("request", (request) => land.push(request.url()));
  await page.getByRole("radio", { name: "Map" }).check();
  await expect(page).toHaveURL(/\?view=map$/);
  await expect(coarse(page)).toBeVisible();
  expect(land.some((url) => url.includes("countries-110m"))).toBe(true);
  await expect(shown(page)).toBeVisible();
  await expectNoViolationsInThemes(page);
  const all = await marksOf(page).count();
  await choose(page, (mark) => mark.click());
  await expect(page).toHaveURL(/at=-?[\d.]+%2C-?[\d.]+%2C[\d.]+/);
  const url = page.url();
  await page.getByRole("article").first().getByRole("heading").click();
  await page.goto(url);
  await expect(shown(page)).toBeVisible();
  await page.getByRole("button", { name: "Whole world" }).click();
  await expect(marksOf(page)).toHaveCount(all);
  await page.getByRole("radio", { name: "List" }).check();
  await expect(mapOf(page)).toHaveCount(0);
  await expect(page.getByRole("article").first()).toBeVisible();
  // Requests are sent only to the site.
  expect([...asked]).toEqual([new URL(url).origin]);
});

test("the map is dragged, and zoomed with the wheel", async ({ page }) => {
  await page.goto(`/?view=map&at=${near.lisbon}`);
  await expect(coarse(page)).toBeVisible();
  await expect(marksOf(page).first()).toBeVisible();
  await mapOf(page).scrollIntoViewIfNeeded();
  const [x, y] = await middleOf(mapOf(page));
  const mark = await middleOf(marksOf(page).first());
  await page.mouse.move(x + 100, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 60, { steps: 4 });
  await page.mouse.up();
  const moved = await middleOf(marksOf(page).first());
  expect(Math.round(moved[0] - mark[0])).toBe(60);
  expect(Math.round(moved[1] - mark[1])).toBe(-40);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -400);
  await expect(page).toHaveURL(/%2C10(\.\d+)?$/);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test("a person without a mouse opens the map, finds a survey and opens it", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  const { keyboard } = page;
  await tabTo(page.getByRole("radio", { name: "List" }));
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Map" })).toBeFocused();
  await expect(coarse(page)).toBeVisible();
  await tabTo(mapOf(page));
  await keyboard.press("+");
  await keyboard.press("Home");
  await expect(marksOf(page).first()).toBeVisible();
  await tabTo(marksOf(page).first());
  await choose(page, async () => {
    await expect(marksOf(page).and(page.locator(":focus"))).toHaveCount(1);
    await keyboard.press("Enter");
  });
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  // The marker is out of view, and the map still reacts to keys.
  await expect(mapOf(page)).toBeFocused();
  await keyboard.press("Home");
  await expect(shown(page)).toBeVisible();
  const link = page.getByRole("article").first().getByRole("link").first();
  await tabTo(link);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/surveys\//);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a person finds a survey by touch, and the list is below", async ({
    page,
  }) => {
    await page.goto("/?view=map");
    await expect(coarse(page)).toBeVisible();
    await expect(marksOf(page).first()).toBeVisible();
    await choose(page, (mark) => mark.tap());
    const article = page.getByRole("article").first();
    await expect(article).toBeVisible();
    // The list may be rendered again in the meantime.
    await expect(async () => {
      const [, map] = await middleOf(mapOf(page));
      const [, list] = await middleOf(article);
      expect(list).toBeGreaterThan(map);
    }).toPass();
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(360);
  });
});

test.describe("if the person's location is known", { tag: "@all" }, () => {
  test.use({
    geolocation: { latitude: 38.7223, longitude: -9.1393 },
    permissions: ["geolocation"],
  });

  test("the map opens around it, and distances are shown as text", async ({
    page,
  }) => {
    await page.goto("/?view=map");
    await expect(coarse(page)).toBeVisible();
    await expect(page.getByText(/ away/).first()).toBeVisible();
    await expect(shown(page)).toHaveText(/^[1-9] surveys? in/);
  });
});

async function middleOf(target: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
}
