import type { Page } from "@playwright/test";
import { submitWithConsent } from "../fixtures/consent.ts";
import { expect, test } from "../fixtures/test.ts";

const description =
  "Should the library on Elm Street open on Sundays? Yes, no, only in the morning. What would you use it for?";

test("one person publishes a survey; another finds, answers, discusses it and reads its insights", async ({
  browser,
}) => {
  const author = await (await browser.newContext()).newPage();
  const neighbour = await (
    await browser.newContext({
      permissions: ["geolocation"],
      geolocation: { latitude: 52.52, longitude: 13.405 },
    })
  ).newPage();
  const title = await publishSurvey(author);

  await neighbour.goto("/");
  await neighbour.getByRole("combobox", { name: "Search" }).fill(title);
  await neighbour.getByRole("button", { name: "Search Public" }).click();
  const card = neighbour.getByRole("article", { name: title });
  await expect(card).toBeVisible();

  await card.getByRole("radio").first().check();
  await card.getByRole("textbox").first().fill("Reading in the quiet");
  await submitWithConsent(card);
  await expect(card.getByText("Thanks for your response!")).toBeVisible();

  await card.getByRole("button", { name: "Discuss", exact: true }).click();
  const discussion = card.getByRole("region", {
    name: `Discussion of ${title}`,
  });
  await discussion
    .getByRole("textbox", { name: "Your Post" })
    .fill("Mornings are enough.");
  await discussion.getByRole("button", { name: "Post", exact: true }).click();
  const post = discussion.getByRole("article").first();
  await expect(post).toContainText("Mornings are enough.");
  await post.getByRole("button", { name: "Reply", exact: true }).click();
  await post
    .getByRole("textbox", { name: "Your Reply" })
    .fill("From nine to noon.");
  await post.getByRole("button", { name: "Post Reply" }).click();
  await expect(post.getByText("From nine to noon.")).toBeVisible();

  await card.getByRole("button", { name: "Insights", exact: true }).click();
  // With one answer, only the fact that a person answered is shown.
  await expect(
    card.getByText(/Results show once there are at least 20 responses/),
  ).toBeVisible();
  await expect(
    card.getByRole("progressbar", { name: "1 of 20 responses" }),
  ).toBeVisible();

  await author.reload();
  const seen = author.getByRole("article", { name: title });
  await expect(seen.getByText("Responses 1")).toBeVisible();
  await expect(seen.getByText("Comments 1")).toBeVisible();
});

/** Describes, edits and publishes a survey, and returns its title. */
async function publishSurvey(page: Page): Promise<string> {
  await page.goto("/");
  const location = page.getByRole("dialog", { name: "Enable Location" });
  await location.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Start New Survey" }).first().click();
  await page
    .getByRole("textbox", { name: "Describe your survey" })
    .fill(description);
  await page.getByRole("button", { name: "Enable participation" }).click();
  await page.getByRole("button", { name: "Enable and generate" }).click();
  const title = `Sunday opening ${Date.now()}`;
  await page.getByRole("textbox", { name: "Survey Title" }).fill(title);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article", { name: title })).toBeVisible();
  return title;
}
