import type { BrowserContext } from "@playwright/test";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { expectPage, paths } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({
  permissions: ["geolocation"],
  geolocation: { latitude: 52.52, longitude: 13.405 },
});

test.describe("axe finds no violations", () => {
  let visitor: BrowserContext;
  // After visiting several pages, a browser has all files cached and the code
  // compiled.
  test.beforeAll(async ({ browser }) => {
    visitor = await browser.newContext();
  });
  test.afterAll(() => visitor.close());

  for (const path of paths)
    test(`on ${path}`, async () => {
      const page = await visitor.newPage();
      await page.goto(path);
      await expectPage(page);
      await expectNoViolationsInThemes(page, { everyCard: true });
      await page.close();
    });
});

test("axe finds no violations on an opened card", async ({ page }) => {
  // A list with one card, which axe checks faster than the full list.
  await page.goto("/?q=tree+outside+your+door");
  const card = page.getByRole("article", {
    name: "A tree outside your door?",
  });
  await card.getByRole("radio").first().check();
  await card.getByRole("button", { name: "Insights", exact: true }).click();
  await card.getByRole("button", { name: "Discuss", exact: true }).click();
  await expect(
    card.getByRole("heading", { name: "Responses Over Time" }),
  ).toBeVisible();
  await expect(card.getByRole("textbox", { name: "Your Post" })).toBeVisible();
  await expectNoViolationsInThemes(page);
});

test("axe finds no violations in the open menu", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("group", { name: "Theme" })).toBeVisible();
  await expectNoViolationsInThemes(page);
});

test("axe finds no violations in the location dialog", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ permissions: [] });
  const page = await context.newPage();
  await page.goto(`${baseURL}/create-survey`);
  await expect(
    page.getByRole("dialog", { name: "Enable Location" }),
  ).toBeVisible();
  await expectNoViolationsInThemes(page);
  await context.close();
});
