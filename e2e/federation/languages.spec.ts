import type { Page } from "@playwright/test";
import { requireInvitation } from "../fixtures/activation.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { makeKey, startOperatedSite } from "../fixtures/operated-site.ts";
import type { Owned } from "../fixtures/key-holder.ts";
import { Publisher } from "../fixtures/publisher.ts";
import { cutOffTexts } from "../fixtures/cut-off-texts.ts";
import { expectLanguage } from "../fixtures/expect-language.ts";
import { latinTexts } from "../fixtures/latin-texts.ts";
import { expectPage, paths } from "../fixtures/pages.ts";
import { pressEverything } from "../fixtures/press-everything.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({
  serverEnv: { BOT_CHECK: "off", RATE_LIMITS: "0", GEO_PROMPT: "off" },
});

/** The last segments of addresses below the owner's page. */
const ownerPageParts = [
  ...["closing", "edit", "answers", "days", "discussion", "flagged"],
  ...["tickets", "kiosk", "news", "keys", "paper"],
];

/** Pages in addition to those that are open to everyone, and their paths. */
const places: Record<string, (by: Publisher) => string | Promise<string>> = {
  "on the home page": () => "/",
  "on the page for writing a survey": () => "/create-survey",
  "on the page with the visitor's own data": () => "/privacy/your-data",
  "on the page of a survey with every kind of question": async (by) =>
    pageOf(await by.everyKind()),
  "on the page of a survey in several languages": async (by) =>
    pageOf(await by.translated()),
  "on the page of a survey with answers and posts": async (by) =>
    pageOf(await by.answered()),
  "on the page of a survey that opens later": async (by) =>
    pageOf(await by.upcoming()),
  "on the page of a survey that is full": async (by) => pageOf(await by.full()),
  "on the page of a survey that is closed": async (by) =>
    pageOf(await by.closed()),
  "on the page of a survey that requires an access code": async (by) =>
    pageOf(await by.guarded()),
  "on the page of a survey with a challenge": async (by) =>
    pageOf(await by.challenging()),
  "on the page of a survey that requires tickets": async (by) =>
    pageOf(await by.ticketed()),
  "on the page of a survey that does not exist": () => pageOf({ id: 999_999 }),
  "on the ticket page": () => "/t#nothing",
  "on the owner's page of a survey with answers": async (by) =>
    ownerPageOf(await by.answered()),
  "on the owner's page of a survey without answers": async (by) =>
    ownerPageOf(await by.upcoming()),
  ...Object.fromEntries(
    ownerPageParts.map((part) => [
      `on the part of the owner's page for ${part}`,
      async (by: Publisher) => ownerPageOf(await by.answered(), part),
    ]),
  ),
  "on the owner's page of a survey, opened with a wrong key": async (by) =>
    ownerPageOf({ ...(await by.closed()), ownerKey: "nothing" }),
  "on the page of a kiosk": (by) => by.kiosk(),
  "on the page of a survey in a frame": async (by) =>
    `/embed${pageOf(await by.everyKind())}`,
  "on the operator's page, opened with a wrong key": () =>
    "/operate#key=nothing",
};

const pageOf = ({ id }: { id: number }) => `/surveys/${id}`;
const ownerPageOf = ({ surveyUuid, ownerKey }: Owned, part = "") =>
  `/manage/${surveyUuid}/${part}#key=${ownerKey}`;

test.describe("with a browser that requests German", () => {
  test.use({ locale: "de-AT" });

  test("a reader sees German, and Arabic after selecting it", async ({
    page,
  }) => {
    await page.goto("/");
    await expectLanguage(page, "de", "ltr");
    await expect(page).toHaveTitle("Nearsay: Umfragen in der Nähe");
    await page.getByRole("button", { name: "Menü" }).click();
    const choice = page.getByRole("list", { name: "Sprache" });
    await expect(
      choice.getByRole("button", { name: "Deutsch" }),
    ).toHaveAttribute("aria-current", "true");
    await choice.getByRole("button", { name: "العربية" }).press("Enter");
    await expectLanguage(page, "ar", "rtl");
    await page.goto(`/surveys/1`);
    await expectLanguage(page, "ar", "rtl");
    await page.getByRole("button", { name: "النقاش" }).click();
    await expect(
      page.getByRole("heading", { name: "النقاش", exact: true }),
    ).toBeVisible();
    expect(await scriptsOf(page)).toContainEqual(
      expect.stringMatching(/\/Discussion\.\w+\.ar\.js$/),
    );
    for (const script of await scriptsOf(page))
      expect(script).toMatch(/\.ar\.js$/);
  });

  test("an address with a language shows it once", async ({ page }) => {
    await page.goto(`/?lang=ar`);
    await expectLanguage(page, "ar", "rtl");
    await page.getByRole("link", { name: "دليل الاستخدام" }).click();
    await expect(page).toHaveURL(`/guide`);
    await page.reload();
    await expectLanguage(page, "de", "ltr");
  });
});

/** The parts around every page: tested only on the first page. */
const around = "#content ~ footer, header:has(~ #content)";

test.describe("with a browser that requests Arabic", () => {
  test.use({ locale: "ar", viewport: { width: 360, height: 740 } });
  test.describe.configure({ timeout: 180_000 });

  for (const path of [...paths, "/t"])
    test(`no English is left on ${path}, whatever is clicked there`, async ({
      page,
    }) => {
      await page.goto(path);
      await expectLanguage(page, "ar", "rtl");
      await expectPage(page);
      await expectNoViolations(page);
      await expectArabic(page, path === "/" ? undefined : around);
    });

  /** Opened by a person who takes part. */
  for (const [what, pathIn] of Object.entries(places))
    test(`no English is left ${what}, whatever is clicked there`, async ({
      browser,
      product: { url },
    }) => {
      const author = await Publisher.arrive(url);
      const context = await browser.newContext({
        locale: "ar",
        viewport: { width: 360, height: 740 },
        storageState: author.visitor.storedFor(url),
      });
      const page = await context.newPage();
      await page.goto(url + (await pathIn(author)));
      await expectArabic(page, around);
      await context.close();
    });

  test("no English is left if nothing can be loaded any more", async ({
    page,
    product: { url },
  }) => {
    const author = await Publisher.arrive(url);
    await page.goto(pageOf(await author.answered()));
    await expectLanguage(page, "ar", "rtl");
    await page.route(/\/api\/|\/remotes\/discussion\//, (route) =>
      route.abort(),
    );
    await expectArabic(page, around);
  });

  test("no English is left if a page cannot be loaded", async ({ page }) => {
    await page.route("**/remotes/surveys/**", (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expectArabic(page, around);
  });

  test("no English is left if an invitation is required", async ({ page }) => {
    await requireInvitation(page);
    await page.goto("/about");
    await expect(page).toHaveURL("/invite");
    await expectArabic(page);
  });

  test("no English is left on the operators' page", async ({
    engine,
    page,
  }) => {
    const site = await startOperatedSite(engine);
    await (await Publisher.arrive(site.url)).reported();
    await page.goto(makeKey(site, "Anna", "moderate,maintain").address);
    await expectLanguage(page, "ar", "rtl");
    await expectArabic(page, around);
    await site.end();
  });
});

/**
 * No state of the page contains a word that is not Arabic, cuts off words or is
 * wider than a phone.
 */
async function expectArabic(page: Page, besides?: string): Promise<void> {
  const left = new Set<string>();
  const look = async () => {
    for (const words of await latinTexts(page)) left.add(words);
    for (const words of await cutOffTexts(page)) left.add(`Cut off: ${words}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    if (overflow > 0) left.add(`${overflow} px too wide`);
  };
  // A skeleton has a heading for screen readers only.
  const heading = page.locator(":is(h1, h2):not(.visually-hidden)").first();
  await expect(heading).toBeVisible();
  await pressEverything(page, look, besides);
  expect([...left]).toEqual([]);
}

function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
}
