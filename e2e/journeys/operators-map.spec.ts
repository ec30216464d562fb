import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { quickBrowser } from "../fixtures/browser.ts";
import {
  choose,
  coarse,
  listenTo,
  marksOf,
} from "../fixtures/map-of-surveys.ts";
import { startProduct } from "../fixtures/product.ts";
import { smallTiles } from "../fixtures/small-tiles.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { serveTiles } from "../fixtures/tile-server.ts";

/** A site whose operator has a tiles file. */
const test = base.extend({
  serverEnv: [
    async ({ serverEnv }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "nearsay-tiles-"));
      const file = join(folder, "small.pmtiles");
      await writeFile(file, smallTiles());
      await use({ ...serverEnv, GEO_PROMPT: "off", MAP_PMTILES: file });
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

test.use({
  launchOptions: {
    executablePath: quickBrowser(),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      // WebGL without a graphics card: every frame of a page takes many times
      // as long.
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
});

test("with the operator's tiles, the map is loaded only from this site, in its colours", async ({
  page,
  product,
}) => {
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
  // Preloaded in a way that the page can use.
  expect(libraries).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test.describe("with the operator's style", { tag: "@all" }, () => {
  test("a third party gets requests only after the map is opened, and the policy names it", async ({
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

  test("that cannot be loaded, or drawn, people still find surveys and see a message", async ({
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

  test("a missing part is reported", async ({ browser }) => {
    const partial = await serveTiles(["/town.json"]);
    const product = await startWith({
      MAP_STYLE_URL: `${partial.origin}/style.json`,
    });
    const page = await browser.newPage({ baseURL: product.url });
    await page.goto("/?view=map");
    await expect(
      page.getByText("Part of the map could not be loaded."),
    ).toBeVisible();
    await expect(marksOf(page).first()).toBeVisible();
    await page.close();
    await product.stop();
    await partial.close();
  });
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
