import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { openBlankSurvey, openPart } from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/neighbours.ts";

const accessCode = "PLANE-TREE";

test("a blank survey gets every feature, is previewed as visitors see it, published and answered", async ({
  arrive,
}) => {
  const author = await arrive();
  const title = "The square after the market";
  await openBlankSurvey(author);
  await author.getByRole("textbox", { name: "Survey Title" }).fill(title);
  await author.getByRole("button", { name: "Survey Instructions" }).click();
  await author
    .getByRole("textbox", { name: "Survey Instructions" })
    .fill("Two questions about Saturdays.");
  await chooseNoPlace(author);
  await writeQuestions(author);
  await openPart(author, "Who and when");
  await author.getByLabel("Responses Close On").fill("2099-05-04T10:00");
  await author.getByRole("checkbox", { name: "List on Feedback page" }).check();
  await closeToStrangers(author);
  await expectNoViolations(author);

  await author.getByRole("checkbox", { name: "Preview Mode" }).check();
  const preview = author.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: title })).toBeVisible();
  await expect(preview.getByText("May 4, 2099")).toBeVisible();
  await expect(preview.getByRole("definition")).toHaveText("pump");
  const previewed = await formOf(author);
  await expectNoViolations(author);
  await preview.getByRole("button", { name: "Submit" }).click();
  await expect(
    preview.getByText("This is a preview. Nothing is sent."),
  ).toBeVisible();

  const published = author.waitForResponse(
    (answer) => answer.url().endsWith("/api/surveys") && answer.ok(),
  );
  await author.getByRole("button", { name: "Publish" }).click();
  const reply = await published;
  expect(reply.request().postDataJSON()).toMatchObject({
    survey: { placed: false },
  });
  const { id } = (await reply.json()) as { id: number };
  await expect(author).toHaveURL("/");

  const visitor = await arrive();
  await visitor.goto(`/surveys/${id}`);
  const dialog = visitor.getByRole("dialog", { name: "Enter Access Code" });
  await dialog.getByRole("textbox", { name: "Access code" }).fill(accessCode);
  await dialog.getByRole("button", { name: "Submit code" }).click();
  await expect(
    visitor.getByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
  expect(await formOf(visitor)).toBe(previewed);
  await answer(visitor);
  await expect(visitor.getByText("Thanks for your response!")).toBeVisible();
});

async function chooseNoPlace(page: Page): Promise<void> {
  await openPart(page, "Location of the survey");
  const place = page.getByRole("group", { name: "Location of the survey" });
  await expect(place.getByRole("radio", { name: "My approx" })).toBeChecked();
  await expect(place).toHaveAccessibleDescription(/to about 1 km/);
  await place.getByRole("radio", { name: "No location" }).check();
  await expect(place).toHaveAccessibleDescription(/Distance unknown/);
}

/** One of each type, with the keys that lead from one option to the next. */
async function writeQuestions(page: Page): Promise<void> {
  await page.getByRole("button", { name: "+ Add Free Text" }).click();
  await page.keyboard.type("What is missing?");
  await page.getByRole("button", { name: "+ Add Multiple Choice" }).click();
  await page.keyboard.type("Who should sweep?");
  await page.getByRole("textbox", { name: "Option 1" }).fill("The stalls");
  await page.keyboard.press("Enter");
  await page.keyboard.type("The city");
  await page
    .getByRole("group", { name: "Question 2" })
    .getByRole("combobox", { name: "Answer type" })
    .selectOption("Several choices");
}

/** Visitors need a code and an answer to a challenge; exporting insights needs a separate code. */
async function closeToStrangers(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Require access code" }).check();
  await page.getByRole("textbox", { name: "Access code" }).fill(accessCode);
  await page.getByRole("button", { name: "+ Add Challenge Question" }).click();
  await page.keyboard.type("What stands in the middle?");
  await page.getByRole("textbox", { name: "Expected answer" }).fill("pump");
  await openPart(page, "Results");
  await page
    .getByRole("checkbox", { name: /^Require a separate code/ })
    .check();
  await page.getByRole("textbox", { name: "Export code" }).fill("BROOMS");
}

async function answer(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "The city" }).check();
  await page.getByRole("checkbox", { name: "The stalls" }).check();
  await page
    .getByRole("textbox", { name: "What stands in the middle?" })
    .fill("Pump");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
}

/**
 * Roles and names in the survey's form, without the placeholders in fields for
 * answers, which only the preview has.
 */
async function formOf(page: Page): Promise<string> {
  const snapshot = await page.getByRole("main").locator("form").ariaSnapshot();
  return snapshot.replace(/:\n\s+- \/placeholder: .*$/gm, "");
}
