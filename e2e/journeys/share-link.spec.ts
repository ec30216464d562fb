import type { Page } from "@playwright/test";
import { sendWithConsent } from "../fixtures/consent.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

const questions = [oneOf("Which colour?", "Ochre", "Sea green")];
const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

test("a member shares a survey that requires a code, and the friend's link opens it without one", async ({
  arrive,
  browser,
  page: friend,
  publish,
}) => {
  const title = "New paint for the stairwell";
  const id = await publish({ title, questions, code: "STAIRS-4" });
  const member = await arrive();
  await member.goto(`/?s=${id}`);
  const dialog = member.getByRole("dialog", { name: "Enter Access Code" });
  await dialog.getByRole("textbox", { name: "Access code" }).fill("STAIRS-4");
  await member.keyboard.press("Enter");
  const card = member.getByRole("article", { name: title });
  await card.getByRole("button", { name: "Copy share link" }).click();
  await expect(
    card.getByRole("button", { name: "Share link copied" }),
  ).toBeVisible();
  await expect(
    card.getByRole("button", { name: "Copy share link" }),
  ).toBeVisible();
  const link = await clipboard(member);
  expect(link).not.toContain("STAIRS");

  // A first-time visitor without a session gets access to all of it.
  const newcomer = await browser.newPage();
  await newcomer.goto(link);
  await newcomer.getByRole("button", { name: "Discuss" }).click();
  await expect(newcomer.getByText("No posts yet")).toBeVisible();
  await newcomer.close();

  await friend.goto(`/surveys/${id}`);
  await expect(
    friend.getByRole("dialog", { name: "Enter Access Code" }),
  ).toBeVisible();
  await friend.goto(link);
  await expect(friend.getByRole("heading", { name: title })).toBeVisible();
  await friend.getByRole("radio", { name: "Ochre" }).check();
  await sendWithConsent(friend);
  await expect(friend.getByText("Thanks for your response!")).toBeVisible();
});

test("a link to the home page shows the survey first and open", async ({
  page,
  browser,
  publish,
}) => {
  const title = "Which tree for the corner?";
  const id = await publish({ title, questions });
  await publish({ title: "Which bush for the corner?", questions });
  await page.goto("/");
  await page
    .getByRole("article", { name: title })
    .getByRole("button", { name: "Copy homepage link" })
    .click();
  await expect(
    page.getByRole("button", { name: "Homepage link copied" }),
  ).toBeVisible();
  const link = await clipboard(page);
  expect(new URL(link).searchParams.get("s")).toBe(String(id));

  const friend = await browser.newPage();
  await friend.goto(link);
  const first = friend.getByRole("article").first();
  await expect(first.getByRole("heading", { name: title })).toBeFocused();
  await expect(first.getByRole("radio", { name: "Ochre" })).toBeEnabled();
  await friend.close();
});
