import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { openBlankSurvey, openPart } from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/neighbours.ts";

const title = "Two seats at the table";
const thanks = "See you on Friday.";
const closing = "Both seats are taken.";
const address = "https://example.org/friday?from=survey";

test("a survey with a quota of two thanks two people in its author's words, and is full for the third", async ({
  arrive,
  page: passerBy,
}) => {
  const author = await arrive();
  await draft(author);
  await openPart(author, "Who and when");
  const more = author.locator("summary", { hasText: "limit and messages" });
  await more.focus();
  await author.keyboard.press("Enter");
  await expect(author.getByLabel("Opens On")).toBeVisible();
  await author.keyboard.press("Tab");
  await expect(author.getByLabel("Opens On")).toBeFocused();
  const places = author.getByRole("textbox", {
    name: "Close After This Many Responses",
  });
  await places.fill("two");
  await author.getByLabel("Message After Closing").fill(closing);
  await author.getByLabel("Message After Thanks").fill(thanks);
  await author.getByLabel("Link After Thanks").fill(address);
  await more.click();
  await expect(places).toBeHidden();
  await expect(more).toHaveText(/ · Close After .* · Message After Closing · /);

  // An error inside opens the collapsed section.
  await author.getByRole("button", { name: "Publish" }).click();
  await expect(places).toHaveAccessibleDescription(/a whole number/);
  await expectNoViolations(author);
  await places.fill("2");
  const published = author.waitForResponse(
    (answer) => answer.url().endsWith("/api/surveys") && answer.ok(),
  );
  await author.getByRole("button", { name: "Publish" }).click();
  const { id } = (await (await published).json()) as { id: number };

  for (const seat of ["Left", "Right"]) {
    const guest = await arrive();
    await guest.goto(`/surveys/${id}`);
    await expect(guest.getByText("Closes after 2 responses")).toBeVisible();
    await expect(guest.getByText(thanks)).toBeHidden();
    await guest.getByRole("radio", { name: seat }).check();
    await guest.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(guest.getByText("Thanks for your response!")).toBeVisible();
    await expect(guest.getByText(thanks)).toBeVisible();
    await expect(guest.getByText(address)).toBeVisible();
    const onward = guest.getByRole("link", {
      name: /^Continue to example.org/,
    });
    await expect(onward).toHaveAttribute("href", address);
    await expect(onward).toHaveAttribute("rel", "noopener noreferrer");
    if (seat === "Left") await expectNoViolations(guest);
  }

  await passerBy.goto(`/surveys/${id}`);
  await expect(passerBy.getByText(closing)).toBeVisible();
  await expect(
    passerBy.getByRole("button", { name: "Responses closed" }),
  ).toBeDisabled();
  await expect(passerBy.getByText(thanks)).toBeHidden();
});

async function draft(page: Page): Promise<void> {
  await openBlankSurvey(page);
  await page.getByRole("textbox", { name: "Survey Title" }).fill(title);
  await page.getByRole("button", { name: "+ Add Multiple Choice" }).click();
  await page.keyboard.type("Where will you sit?");
  await page.getByRole("textbox", { name: "Option 1" }).fill("Left");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Right");
}
