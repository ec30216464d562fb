import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { copyCheckout } from "../fixtures/checkout.ts";
import { latinWords } from "../fixtures/latin-words.ts";
import { startProduct } from "../fixtures/product.ts";
import { runCommand } from "../fixtures/run-command.ts";
import { expect, test as base } from "../fixtures/test.ts";

const languages = "en,de,ar";
const parts = ["host", "surveys", "discussion"];

/** A site that speaks German and Arabic, too. */
const test = base.extend({
  product: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const checkout = copyCheckout("languages");
      const build = ["--conditions=source", "webpack/build/main.ts", ...parts];
      const set = `LANGUAGES=${languages}`;
      await runCommand(checkout, "env", set, "npx", "tsx", ...build);
      const product = await startProduct({ LANGUAGES: languages }, checkout);
      await use(product);
      await product.stop();
      rmSync(checkout, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

/** Where every word has its German and Arabic. */
const finished = [
  ...["/", "/surveys/1", "/feedback", "/t", "/invite", "/kiosk"],
  ...["/about", "/guide", "/disclaimer", "/review", "/waitlist"],
  ...["/privacy", "/privacy/anonymous-id", "/privacy/your-data"],
];

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

  for (const path of finished) {
    test(`no English is left on ${path}, and it fits`, async ({ page }) => {
      await page.goto(path);
      await expectLanguage(page, "ar", "rtl");
      await expect(page.getByRole("main")).toBeVisible();
      // What comes in a file of its own has nothing to say before.
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      expect(await latinWords(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await expectNoViolations(page);
    });
  }
});

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
