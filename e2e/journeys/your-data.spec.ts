import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import {
  button,
  discuss,
  messageWith,
  writePost,
  writeReply,
} from "../fixtures/discussion.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

const title = "Where the bins should stand";
const questions = [oneOf("On which side?", "North", "South")];

const sectionOf = (page: Page, name: string) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name }) });

async function answer(page: Page, id: number) {
  await page.goto(`/surveys/${id}`);
  await page.getByRole("radio", { name: "North" }).check();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
}

async function confirm(page: Page, name: string) {
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name }).click();
  await expect(dialog).toHaveCount(0);
}

test("a neighbour sees their stored data, withdraws it item by item, and then erases the rest with the ID", async ({
  arrive,
  publish,
}) => {
  const id = await publish({ title, questions });
  const [me, other] = [await arrive(), await arrive()];
  await answer(me, id);
  await discuss(me, id, title);
  await writePost(me, "Behind the hedge");
  await discuss(other, id, title);
  await button(messageWith(other, "Behind the hedge"), "Reply").click();
  await writeReply(other, "It is mine");

  await me.getByRole("button", { name: "Menu" }).click();
  await me.getByRole("link", { name: "Your data" }).click();
  await expect(sectionOf(me, "Responses").getByText("North")).toBeVisible();
  const saved = me.waitForEvent("download");
  await me.getByRole("link", { name: "Download as JSON" }).click();
  expect((await saved).suggestedFilename()).toMatch(
    /^nearsay-your-data-[\d-]{10}\.json$/,
  );
  await expectNoViolations(me);

  await button(me, "Delete your post: Behind the hedge").click();
  await confirm(me, "Delete post");
  await expect(sectionOf(me, "Posts")).toContainText("Nothing is left here.");
  await expect(me.getByRole("heading", { name: "Posts" })).toBeFocused();
  await expect(
    messageWith(other, "This post was deleted by its author."),
  ).toBeVisible();
  await expect(messageWith(other, "It is mine")).toBeVisible();

  await button(me, `Withdraw your answers to ${title}`).click();
  await confirm(me, "Withdraw");
  await me.reload();
  await expect(me.getByText("Nothing here is yours")).toBeVisible();
  await answer(me, id);

  await me.goto("/privacy/your-data");
  await button(me, "Erase everything…").click();
  await me.getByLabel("Type ERASE to confirm").fill("ERASE");
  await me.getByRole("button", { name: "Erase for good" }).click();
  await expect(
    me.getByRole("heading", { name: "Everything is erased" }),
  ).toBeFocused();
  await expectNoViolations(me);
  const kept = await me.evaluate(() => Object.keys(localStorage));
  expect(kept).not.toContain("anonymous_consent");
  await me.goto(`/surveys/${id}`);
  await expect(
    me.getByRole("button", { name: "Enable anonymous ID to submit" }),
  ).toBeVisible();
});
