import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

const courtyard = {
  title: "Keys to the courtyard",
  questions: [oneOf("Who needs one?", "Everybody", "Nobody")],
  code: "LINDEN-9",
};

const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Enter Access Code" });

async function enter(page: Page, code: string): Promise<void> {
  await dialog(page).getByRole("textbox", { name: "Access code" }).fill(code);
  await dialog(page).getByRole("button", { name: "Submit code" }).click();
}

test("three wrong codes lock a survey, and leaving and returning does not help", async ({
  arrive,
  publish,
}) => {
  const path = `/surveys/${await publish(courtyard)}`;
  const page = await arrive();
  await page.goto(path);
  await expect(dialog(page)).toContainText(
    "This survey requires an access code. Enter it below to continue",
  );
  const submit = dialog(page).getByRole("button", { name: "Submit code" });
  await expect(submit).toBeDisabled();
  await enter(page, "OAK-1");
  await expect(dialog(page)).toContainText("Attempts remaining: 2");
  await enter(page, "OAK-2");
  await expect(dialog(page)).toContainText("Attempts remaining: 1");

  await page.reload();
  await expect(dialog(page)).toContainText("Attempts remaining: 1");
  await enter(page, "OAK-3");
  await expect(dialog(page)).toContainText(
    "Access has been temporarily blocked after too many incorrect attempts",
  );
  await expect(submit).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(
    page.getByText(
      "Too many incorrect attempts. Access has been temporarily blocked.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    "Please contact the survey owner for assistance.",
  );

  await page.goto(`${path}?code=${courtyard.code}`);
  await expect(page.getByRole("main")).toContainText(
    "Too many incorrect attempts.",
  );
  await expect(page.getByText("Who needs one?")).toBeHidden();
});

test("a visitor who knows the code mistypes it once, answers, and is not asked again", async ({
  arrive,
  publish,
}) => {
  const path = `/surveys/${await publish({ ...courtyard, title: "Bins" })}`;
  const page = await arrive();
  await page.goto(path);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("button", { name: "Enter access code" }).click();
  await enter(page, "LINDEN-8");
  await expect(dialog(page)).toContainText("Attempts remaining: 2");
  await enter(page, ` ${courtyard.code} `);
  await page.getByRole("radio", { name: "Everybody" }).check();

  await page.reload();
  await expect(page.getByRole("radio", { name: "Everybody" })).toBeChecked();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
});

test("a link with the code opens the survey and shows the code to no one", async ({
  arrive,
  publish,
}) => {
  const path = `/surveys/${await publish({ ...courtyard, title: "Bikes" })}`;
  const page = await arrive();
  await page.goto(`${path}?code=${courtyard.code}`);
  await expect(page.getByRole("radio", { name: "Nobody" })).toBeEnabled();
  await expect(page).toHaveURL(path);
  await page.goto("/about");
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Nobody" })).toBeEnabled();
  await expect(page).toHaveURL(path);
});
