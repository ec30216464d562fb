import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

const questions = [oneOf("Interested?", "Yes", "No")];

/** Returns the sent body: only operators can see a report. */
async function untilTaken(page: Page): Promise<unknown> {
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith("/report") && response.ok(),
  );
  return answer.request().postDataJSON();
}

test("a visitor reports a survey in the list; it disappears, they are thanked, and the others stay", async ({
  arrive,
  publish,
}) => {
  await publish({ title: "Cheap watches for everybody", questions });
  await publish({ title: "Repair evening", questions });
  const page = await arrive();
  await page.goto("/");
  const spam = page.getByRole("article", {
    name: "Cheap watches for everybody",
  });
  await spam.getByRole("button", { name: "Report", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Report survey" });
  const reason = dialog.getByRole("textbox", {
    name: "What is wrong with this survey?",
  });
  await expect(reason).toBeFocused();
  await page.keyboard.type("no");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Please provide a brief reason (at least 3 characters).",
  );
  await reason.fill("It sells watches.");
  const taken = untilTaken(page);
  await dialog.getByRole("button", { name: "Send report" }).click();
  expect(await taken).toEqual({ reason: "It sells watches." });
  await expect(dialog).toBeHidden();
  await expect(spam).toBeHidden();
  await expect(page.getByRole("status")).toContainText([
    "Thank you. Your report was received.",
  ]);
  await expect(
    page.getByRole("article", { name: "Repair evening" }),
  ).toBeVisible();
});

test("a visitor reports a survey on its own page, which thanks them and stays", async ({
  arrive,
  publish,
}) => {
  const id = await publish({ title: "Win a holiday", questions });
  const page = await arrive();
  await page.goto(`/surveys/${id}`);
  await page.getByRole("button", { name: "Report", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Report survey" });
  const send = dialog.getByRole("button", { name: "Send report" });
  await dialog.getByRole("textbox").fill("no");
  await expect(send).toBeDisabled();
  await dialog.getByRole("textbox").fill("It collects addresses.");
  const taken = untilTaken(page);
  await send.click();
  expect(await taken).toEqual({ reason: "It collects addresses." });
  await expect(
    page.getByText("Thank you. Your report was received."),
  ).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Win a holiday" }),
  ).toBeVisible();
});
