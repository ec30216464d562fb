import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { expectPage } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({
  permissions: ["geolocation"],
  geolocation: { latitude: 52.52, longitude: 13.405 },
});

test("axe finds no violations on forms that were refused, sent and answered with thanks", async ({
  page,
}) => {
  await page.goto("/review");
  await expectPage(page);
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page.getByRole("alert")).toHaveCount(2);
  await expectNoViolationsInThemes(page);
  await page.getByRole("radio", { name: "3 stars" }).check();
  await page.getByRole("textbox").fill("Good bread");
  await page.getByRole("button", { name: "Submit review" }).click();
  await expect(page.getByRole("alert")).toContainText("Thanks");
  await expectNoViolationsInThemes(page);

  await page.goto("/waitlist");
  await expectPage(page);
  await page.getByRole("textbox").fill("shop@example.org");
  await page.getByRole("radio", { name: "A business" }).check();
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByRole("alert")).toHaveCount(2);
  await expectNoViolationsInThemes(page);
  await page.getByRole("combobox").selectOption("Other");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByText("You are on the waitlist")).toBeVisible();
  await expectNoViolationsInThemes(page);
});
