import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { quickBrowser } from "../fixtures/browser.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { startProduct } from "../fixtures/product.ts";
import { smallTiles } from "../fixtures/small-tiles.ts";
import { expect, test } from "../fixtures/test.ts";
import { serveTiles } from "../fixtures/tile-server.ts";

test.use({
  launchOptions: {
    executablePath: quickBrowser(),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      // WebGL where there is no graphics card.
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
  // Nothing is to lie over the map.
  serverEnv: { GEO_PROMPT: "off", BOT_CHECK: "off", RATE_LIMITS: "0" },
});

const mapOf = (page: Page) =>
  page.getByRole("application", { name: "Map of surveys" });
const marksOf = (page: Page) =>
  page.getByRole("button", { name: /^\d+ surveys?$/ });
const shown = (page: Page) =>
  page.getByRole("heading", { name: /on this piece of the map$/ });
const coarse = (page: Page) =>
  page.getByText("Land and borders only, drawn coarsely");
const near = { lisbon: "38.725,-9.135,9" };

/** Everything that a page asks of anybody. */
function listenTo(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  return asked;
}

/** Presses marks until one square is chosen. */
async function choose(
  page: Page,
  press: (mark: Locator) => Promise<void>,
): Promise<void> {
  const chosen = page.getByRole("heading", { name: /in the chosen square$/ });
  await expect(async () => {
    if (await chosen.isVisible()) return;
    await press(marksOf(page).first());
    await expect(chosen).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("a person opens the map by its switch, finds a survey by mouse, and comes back by the address", async ({
  page,
}) => {
  test.slow();
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
  // Nobody but the site is asked.
  expect([...asked]).toEqual([new URL(url).origin]);
});

test("the map is dragged, and zoomed by the wheel", async ({ page }) => {
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

test("a person without a mouse opens the map, finds a survey and goes on to it", async ({
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
  // The mark is out of sight, and the map still takes keys.
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

  test("a person finds a survey by touch, and the list stands below", async ({
    page,
  }) => {
    await page.goto("/?view=map");
    await expect(coarse(page)).toBeVisible();
    await expect(marksOf(page).first()).toBeVisible();
    await choose(page, (mark) => mark.tap());
    const article = page.getByRole("article").first();
    await expect(article).toBeVisible();
    // The list may be drawn anew meanwhile.
    await expect(async () => {
      const [, map] = await middleOf(mapOf(page));
      const [, list] = await middleOf(article);
      expect(list).toBeGreaterThan(map);
    }).toPass();
    await expectNoViolationsInThemes(page);
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(360);
  });
});

test.describe("where the person's place is known", () => {
  test.use({
    geolocation: { latitude: 38.7223, longitude: -9.1393 },
    permissions: ["geolocation"],
  });

  test("the map opens around it, and distances are told in words", async ({
    page,
  }) => {
    await page.goto("/?view=map");
    await expect(coarse(page)).toBeVisible();
    await expect(page.getByText(/ away/).first()).toBeVisible();
    await expect(shown(page)).toHaveText(/^[1-9] surveys? on/);
  });
});

test.describe("with the operator's style", { tag: "@all" }, () => {
  test("a stranger is asked once the map is opened, and the policy names it", async ({
    browser,
  }) => {
    test.slow();
    const tiles = await serveTiles();
    const product = await startWith({
      MAP_STYLE_URL: `${tiles.origin}/style.json`,
    });
    const page = await browser.newPage({ baseURL: product.url });
    const complaints = listenToComplaints(page);
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(tiles.asked).toEqual([]);
    await page.getByRole("radio", { name: "Map" }).check();
    const attribution = page.getByRole("link", { name: "Maps Example" });
    await expect(attribution).toHaveAttribute(
      "href",
      "https://maps.example/about",
    );
    expect(tiles.asked).toEqual(["/style.json", "/town.json"]);
    await expect(coarse(page)).toHaveCount(0);
    await expectNoViolationsInThemes(page);
    await choose(page, (mark) => mark.click());
    await expect(attribution).toBeVisible();
    expect(complaints).toEqual([]);
    await page.goto("/privacy");
    await expect(
      page.getByText(
        `Maps on this site are fetched from ${new URL(tiles.origin).host}.`,
      ),
    ).toBeVisible();
    await page.close();
    await product.stop();
    await tiles.close();
  });

  test("that cannot be fetched, or drawn, people find surveys all the same and are told", async ({
    browser,
  }) => {
    const broken = await serveTiles(["/style.json"]);
    const product = await startWith({
      MAP_STYLE_URL: `${broken.origin}/style.json`,
    });
    const page = await browser.newPage({ baseURL: product.url });
    await page.goto("/?view=map");
    await expect(
      page.getByText("This site's map could not be loaded."),
    ).toBeVisible();
    await expect(coarse(page)).toBeVisible();
    await choose(page, (mark) => mark.click());
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto("/?view=map");
    await expect(
      page.getByText("This browser cannot draw this site's map."),
    ).toBeVisible();
    await expect(coarse(page)).toBeVisible();
    await choose(page, (mark) => mark.click());
    await page.close();
    await product.stop();
    await broken.close();
  });

  test("of which a piece is missing says so", async ({ browser }) => {
    const partial = await serveTiles(["/town.json"]);
    const product = await startWith({
      MAP_STYLE_URL: `${partial.origin}/style.json`,
    });
    const page = await browser.newPage({ baseURL: product.url });
    await page.goto("/?view=map");
    await expect(
      page.getByText("Some of the map could not be loaded."),
    ).toBeVisible();
    await expect(marksOf(page).first()).toBeVisible();
    await page.close();
    await product.stop();
    await partial.close();
  });
});

test("with the operator's tiles, the map is of this site alone, in its colours", async ({
  browser,
}) => {
  const file = test.info().outputPath("small.pmtiles");
  await writeFile(file, smallTiles());
  const product = await startWith({ MAP_PMTILES: file });
  const page = await browser.newPage({ baseURL: product.url });
  const asked = listenTo(page);
  const complaints = listenToComplaints(page);
  const libraries: string[] = [];
  page.on("request", (request) => {
    if (/maplibre-gl\.\w+\.mjs/.test(request.url()))
      libraries.push(request.url());
  });
  await page.goto("/?view=map");
  await expect(page.locator("link[rel=modulepreload]")).toHaveCount(1);
  await expect(page.getByText("© Small Tiles")).toBeVisible();
  await expect(marksOf(page).first()).toBeVisible();
  expect([...asked]).toEqual([product.url]);
  // Preloaded, and so that the page can use it.
  expect(libraries).toHaveLength(1);
  expect(complaints).toEqual([]);
  await page.close();
  await product.stop();
});

function startWith(env: Record<string, string>) {
  return startProduct({ GEO_PROMPT: "off", BOT_CHECK: "off", ...env });
}

function listenToComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

async function middleOf(target: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
}
