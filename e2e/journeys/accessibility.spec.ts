import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { expectPage, paths } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({
  permissions: ["geolocation"],
  geolocation: { latitude: 52.52, longitude: 13.405 },
});

for (const path of paths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectPage(page);
    await expectNoViolationsInThemes(page);
  });
}

test("axe finds nothing on an opened card", async ({ page }) => {
  await page.goto("/");
  // By name: the list is sorted anew once the place is known.
  const card = page.getByRole("article", {
    name: "A tree outside your door?",
  });
  await card.getByRole("button", { name: "Answer", exact: true }).click();
  await card.getByRole("button", { name: "Insights", exact: true }).click();
  await card.getByRole("button", { name: "Discuss", exact: true }).click();
  await expect(
    card.getByRole("heading", { name: "Responses Over Time" }),
  ).toBeVisible();
  await expect(card.getByRole("textbox", { name: "Your Post" })).toBeVisible();
  await expectNoViolationsInThemes(page);
});

test("axe finds nothing in the open menu", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("group", { name: "Theme" })).toBeVisible();
  await expectNoViolationsInThemes(page);
});

test("axe finds nothing in the location dialog", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ permissions: [] });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(
    page.getByRole("dialog", { name: "Enable Location" }),
  ).toBeVisible();
  await expectNoViolationsInThemes(page);
  await context.close();
});
