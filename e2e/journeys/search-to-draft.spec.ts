import { expect, test } from "../fixtures/neighbours.ts";

test("a search without results becomes a new survey", async ({ page }) => {
  const question = "Who lends a ladder around here?";
  await page.goto("/");
  await page
    .getByRole("combobox", { name: "Search surveys" })
    .fill(`  ${question} `);
  await page.getByRole("button", { name: "Search Public" }).click();
  const nothing = page.getByText(`No public surveys found for "${question}"`);
  await expect(nothing).toBeVisible();

  await page.reload();
  await expect(nothing).toBeVisible();
  await page
    .getByRole("main")
    .getByText("Turn this into a survey", { exact: true })
    .click();
  await expect(page).toHaveURL("/create-survey");
  await expect(
    page.getByRole("textbox", { name: "Describe your survey" }),
  ).toHaveValue(question);

  await page.goBack();
  await expect(nothing).toBeVisible();
});
