import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/arranged.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { expectFonts } from "../fixtures/pages.ts";
import { holdBack } from "../fixtures/slow-line.ts";

const home = "See what people near you are asking, and answer in seconds.";
const check = "**/api/activation/status";

async function enter(target: Locator, key: "Tab" | "Shift+Tab") {
  await tabTo(target, key);
  await target.page().keyboard.press("Enter");
}

async function expectPage(
  page: Page,
  path: string,
  heading: string,
  title = `${heading} · Nearsay`,
) {
  await expect(
    page.getByRole("heading", { level: 1, name: heading }),
  ).toBeFocused();
  await expect(page).toHaveTitle(title);
  expect(new URL(page.url()).pathname).toBe(path);
}

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const linkIn = (part: Locator, name: string) =>
  part.getByRole("link", { name, exact: true });

/** Without the scrolling that a mouse click causes. */
const follow = (link: Locator) => link.dispatchEvent("click");

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** The position being read stays the same while cards above get their height. */
const expectNear = (page: Page, top: number) =>
  expect
    .poll(async () => Math.abs((await scrollY(page)) - top))
    .toBeLessThan(60);

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => {
    window.scrollTo(0, y);
  }, top);
  // Not exact to the pixel: scroll anchoring compensates for content that loads
  // above.
  await expectNear(page, top);
}

async function openHome(page: Page) {
  await page.goto("/");
  await expect(page.getByRole("article").nth(5)).toBeAttached();
}

test("the header can be used by keyboard alone", async ({ page }) => {
  await openHome(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const start = linkIn(header(page), "Start New Survey");
  await enter(start, "Shift+Tab");
  await expectPage(page, "/create-survey", "Start a New Survey");

  const menu = page.getByRole("button", { name: "Menu" });
  for (const [link, path, heading, title] of [
    [
      "Submit Early Feedback",
      "/feedback",
      "Product Feedback and Suggestions",
      "Product Feedback · Nearsay",
    ],
    ["Anonymous ID Policy", "/privacy/anonymous-id", "Anonymous ID Policy"],
  ] as const) {
    await enter(menu, "Shift+Tab");
    await enter(linkIn(header(page), link), "Tab");
    await expectPage(page, path, heading, title);
  }

  await enter(header(page).getByRole("link").first(), "Shift+Tab");
  await expectPage(page, "/", home, "Nearsay: surveys near you");
});

test("the footer can be used by keyboard alone", async ({ page }) => {
  await page.goto("/review");
  await expect(page).toHaveTitle("Create a Review · Nearsay");
  for (const [link, path, heading] of [
    ["About", "/about", "About"],
    ["Disclaimer", "/disclaimer", "Legal and Responsible Use Policy"],
    ["User Guide", "/guide", "User Guide"],
    ["Anonymous ID Policy", "/privacy/anonymous-id", "Anonymous ID Policy"],
    ["Privacy Policy", "/privacy", "Privacy Policy"],
  ] as const) {
    await enter(linkIn(footer(page), link), "Tab");
    await expectPage(page, path, heading);
    expect(await scrollY(page)).toBe(0);
  }
});

test("going back restores the position in the list, also through a reload", async ({
  page,
}) => {
  await openHome(page);
  await scrollTo(page, 900);
  await follow(linkIn(footer(page), "About"));
  await expectPage(page, "/about", "About");
  expect(await scrollY(page)).toBe(0);

  await page.goBack();
  await expectPage(page, "/", home, "Nearsay: surveys near you");
  await expectNear(page, 900);

  await page.reload();
  await expectNear(page, 900);

  await page.goForward();
  await expectPage(page, "/about", "About");
  await page.reload();
  await page.goBack();
  await expectNear(page, 900);
});

test("fonts that load late do not change the position in the list", async ({
  page,
}) => {
  await openHome(page);
  await expectFonts(page);
  await scrollTo(page, 900);
  const left = await scrollY(page);

  const letThemCome = await holdBack(page, "**/*.woff2");
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => scrollY(page)).toBe(left);
  expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
  letThemCome();
  await expectFonts(page);
  await expect.poll(() => scrollY(page)).toBe(left);
});

test(
  "unknown paths lead home, and leave no entry in the history",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/about");
    await page.goto("/nowhere/at-all");
    await expect(page.getByRole("heading", { name: home })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.goBack();
    await expect(page).toHaveTitle("About · Nearsay");
  },
);

test(
  "the mission leads to the About page",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/mission/anonymous-surveys");
    await expect(page).toHaveURL(/\/about$/);
    await expect(page).toHaveTitle("About · Nearsay");
  },
);

test("the page scrolls to an anchor on the first load and from a link", async ({
  page,
}) => {
  const part = page.getByRole("heading", { name: "Challenge questions" });
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto("/guide#challenge-questions");
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();

  await page.goto("/guide");
  await expect(part).not.toBeInViewport();
  await follow(page.locator('main a[href$="#challenge-questions"]').first());
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
});

test("a page stays until the next one may be shown, for at most two seconds", async ({
  page,
}) => {
  await openHome(page);
  await page.route(check, () => undefined);
  const asked = page.waitForRequest(check);
  await follow(linkIn(footer(page), "About"));
  await asked;
  expect(new URL(page.url()).pathname).toBe("/about");
  await expect(page.getByRole("heading", { name: home })).toBeVisible();
  await expectPage(page, "/about", "About");
});
