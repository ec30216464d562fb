import type { Page } from "@playwright/test";
import { openPart } from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/neighbours.ts";

const question = { name: "Leave this survey?" };

test("an unpublished survey survives a reload, and a confirmation is shown before leaving", async ({
  arrive,
}) => {
  const page = await arrive();
  const heading = page.getByRole("heading", { name: "Edit your survey" });
  const title = page.getByRole("textbox", { name: "Survey Title" });
  const description = page.getByRole("textbox", {
    name: "Describe your survey",
  });
  await page.goto("/create-survey");
  await description.fill("Should the well be dug deeper?");
  await page.reload();
  await expect(description).toHaveValue("Should the well be dug deeper?");

  await startFromScratch(page);
  await title.fill("The well");
  await page.getByRole("link", { name: "User Guide" }).first().click();
  const dialog = page.getByRole("dialog", question);
  await expect(dialog).toContainText(
    "It is stored in this browser. You can continue when you come back.",
  );
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/create-survey");
  await expect(title).toHaveValue("The well");
  await leaveDateHalfTyped(page);

  await page.reload();
  await page.getByRole("button", { name: "Continue editing" }).click();
  await expect(heading).toBeFocused();
  await expect(title).toHaveValue("The well");

  await page.getByRole("link", { name: "User Guide" }).first().click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "User Guide",
  );
  await page.goBack();
  await page.getByRole("button", { name: "Continue editing" }).click();
  await expect(title).toHaveValue("The well");
});

/** Removes the month from the closing date, and tries to publish. */
async function leaveDateHalfTyped(page: Page): Promise<void> {
  await page.getByRole("button", { name: "+ Add Free Text" }).click();
  await page.keyboard.type("How deep?");
  await openPart(page, "Who and when");
  const closing = page.getByLabel("Responses Close On");
  await closing.press("Backspace");
  await expect(closing).toHaveValue("");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(closing).toBeFocused();
  await expect(closing).toHaveAccessibleDescription(
    /^Complete the closing date or clear it\./,
  );
}

async function startFromScratch(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Start from scratch" }).check();
  await page.getByRole("button", { name: "Start Manual Draft" }).click();
}
