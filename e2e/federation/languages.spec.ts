import type { Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { publishKiosk } from "../fixtures/kiosk.ts";
import { latinWords } from "../fixtures/latin-words.ts";
import { expectPage, paths } from "../fixtures/pages.ts";
import { pressEverything } from "../fixtures/press-everything.ts";
import { anyOf, inWords, publishWithKey } from "../fixtures/publish-survey.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({
  serverEnv: { BOT_CHECK: "off", RATE_LIMITS: "0", GEO_PROMPT: "off" },
});

test.describe("whose browser asks for German", () => {
  test.use({ locale: "de-AT" });

  test("a reader is shown German, and Arabic once it is chosen", async ({
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
    await expect(page.getByRole("heading", { name: "النقاش" })).toBeVisible();
    expect(await scriptsOf(page)).toContainEqual(
      expect.stringMatching(/\/Discussion\.\w+\.ar\.js$/),
    );
    for (const script of await scriptsOf(page))
      expect(script).toMatch(/\.ar\.js$/);
  });

  test("an address that names a language shows it once", async ({ page }) => {
    await page.goto(`/?lang=ar`);
    await expectLanguage(page, "ar", "rtl");
    await page.getByRole("link", { name: "دليل الاستخدام" }).click();
    await expect(page).toHaveURL(`/guide`);
    await page.reload();
    await expectLanguage(page, "de", "ltr");
  });
});

test.describe("whose browser asks for Arabic", () => {
  test.use({ locale: "ar", viewport: { width: 360, height: 740 } });

  for (const path of [...paths, "/t", "/invite", "/nowhere"])
    test(`no English is left on ${path}, whatever is pressed there`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.goto(path);
      await expectLanguage(page, "ar", "rtl");
      await expectPage(page);
      await expectNoViolations(page);
      await expectArabic(page);
    });

  test("no English is left for somebody who takes part, on a desk of an own survey, at a kiosk and where nothing is found", async ({
    browser,
    product: { url },
  }) => {
    test.setTimeout(300_000);
    const author = await ApiVisitor.arrive(url);
    const questions = [anyOf("أين؟", "هنا", "هناك"), inWords("لماذا؟")];
    const survey = await publishWithKey(url, author, {
      title: "مقعد",
      questions,
    });
    const kiosk = await publishKiosk(url, { title: "مقعد", questions });
    const context = await browser.newContext({
      locale: "ar",
      viewport: { width: 360, height: 740 },
      storageState: author.storedFor(url),
    });
    const page = await context.newPage();
    for (const path of [
      "/",
      `/surveys/${survey.id}`,
      "/create-survey",
      "/privacy/your-data",
      `/manage/${survey.surveyUuid}#key=${survey.ownerKey}`,
      kiosk.path,
      "/surveys/999999",
      "/operate#key=nothing",
    ])
      await test.step(path, async () => {
        await page.goto(url + path);
        await expectArabic(page);
      });
    await context.close();
  });
});

/** No state of the page says a word that is not Arabic, and none is wider than a phone. */
async function expectArabic(page: Page): Promise<void> {
  const left = new Set<string>();
  await pressEverything(page, async () => {
    for (const words of await latinWords(page)) left.add(words);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    if (overflow > 0) left.add(`${overflow} px too wide`);
  });
  expect([...left]).toEqual([]);
}

async function expectLanguage(
  page: Page,
  language: string,
  direction: string,
): Promise<void> {
  const root = page.locator("html");
  await expect(root).toHaveAttribute("lang", language);
  await expect(root).toHaveAttribute("dir", direction);
  // The page that the server drew makes room for the browser's.
  await expect(page.locator("[data-drawn]")).toHaveCount(0);
}

function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
}
