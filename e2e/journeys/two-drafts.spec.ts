import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/neighbours.ts";

test("two tabs write two surveys, and neither overwrites the other's", async ({
  arrive,
}) => {
  const one = await arrive();
  const other = await one.context().newPage();
  await one.goto("/create-survey");
  await one.getByRole("checkbox", { name: "Start from scratch" }).check();
  await one.getByRole("button", { name: "Start Manual Draft" }).click();
  await titleOf(one).fill("The well");

  await other.goto("/create-survey");
  await continueEditing(other, "The well");
  await expect(
    other.getByText(
      "This draft is open in another tab. You are editing a copy.",
    ),
  ).toBeVisible();
  await titleOf(other).fill("The pump");
  await goBack(other);
  await expect(offers(other)).toHaveText([/^The pump/, /^The well/]);
  await discard(other, "The well");
  await expect(other.getByRole("alert")).toHaveText(
    "This draft is open in another tab. Close it there to discard it.",
  );

  await goBack(one);
  await discard(other, "The well");
  await expect(offers(one)).toHaveText([/^The pump/]);
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(offers(one)).toHaveText([/^The pump/, /^The well/]);

  await continueEditing(one, "The well");
  await expect(titleOf(one)).toHaveValue("The well");
  await expect(one.getByText("You are editing a copy.")).toBeHidden();
  await one.getByRole("button", { name: "+ Add Free Text" }).click();
  await one.keyboard.type("How deep?");
  await one.getByRole("button", { name: "Publish" }).click();
  await expect(one).toHaveURL("/");
  await expect(offers(other)).toHaveText([/^The pump/]);
});

function titleOf(page: Page) {
  return page.getByRole("textbox", { name: "Survey Title" });
}

function offers(page: Page) {
  return page
    .getByRole("region", { name: "Surveys you have not published yet" })
    .getByRole("listitem");
}

async function continueEditing(page: Page, title: string): Promise<void> {
  await page
    .getByRole("button", { name: `Continue editing “${title}”` })
    .click();
}

async function discard(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Discard “${title}”` }).click();
}

async function goBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Back to the description" }).click();
}
