import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/neighbours.ts";

test("an author publishes in one browser, goes on by the owner link in another, and the first one's link dies", async ({
  arrive,
}) => {
  const first = await arrive();
  const title = "The square after the market";
  await first.goto("/create-survey");
  await first.getByRole("checkbox", { name: "Start from scratch" }).check();
  await first.getByRole("button", { name: "Start Manual Draft" }).click();
  await first.getByRole("textbox", { name: "Survey Title" }).fill(title);
  await first.getByRole("button", { name: "+ Add Free Text" }).click();
  await first.keyboard.type("What is missing?");
  await first.getByRole("button", { name: "Publish" }).click();

  const panel = first.getByRole("region", { name: /Published/ });
  const link = await panel
    .getByRole("textbox", { name: "Owner link" })
    .inputValue();
  const word = await wordIn(panel.getByText(/Check word:/));
  expect(first.url()).not.toContain("key");
  await expectNoViolations(first);

  const second = await arrive();
  await openDesk(second, link, title);
  await expect(second.getByText(/Check word of your link:/)).toContainText(
    word,
  );
  expect(second.url()).not.toContain("key");
  await expectNoViolations(second);

  await second.getByRole("button", { name: "Change the survey" }).click();
  const renamed = `${title} and the rain`;
  await second.getByRole("textbox", { name: "Survey Title" }).fill(renamed);
  await second.getByRole("button", { name: "Save changes" }).click();
  await expect(
    second.getByRole("heading", { level: 1, name: renamed }),
  ).toBeVisible();

  await second.getByRole("button", { name: "Close now" }).click();
  await expect(second.getByText("Closed", { exact: true })).toBeVisible();

  await second.getByRole("button", { name: /^Replace the key/ }).click();
  await second
    .getByRole("dialog")
    .getByRole("button", { name: "Replace" })
    .click();
  const fresh = await second
    .getByRole("textbox", { name: "Link of this key" })
    .inputValue();
  expect(fresh).not.toBe(link);

  await first.goto(new URL(link).pathname);
  await expect(first.getByText("This link opens nothing")).toBeVisible();
  await expectNoViolations(first);
  await openDesk(first, fresh, renamed);

  await second.reload();
  await expect(
    second.getByRole("heading", { level: 1, name: renamed }),
  ).toBeVisible();
  await second.getByRole("button", { name: "Menu" }).click();
  await second.getByRole("link", { name: "Your surveys" }).click();
  await expect(
    second.getByRole("link", { name: `Open the desk of “${renamed}”` }),
  ).toBeVisible();
  await expectNoViolations(second);
});

async function openDesk(page: Page, link: string, title: string) {
  await page.goto("/about");
  await page.goto(link);
  await expect(
    page.getByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
}

async function wordIn(told: {
  textContent: () => Promise<string | null>;
}): Promise<string> {
  const [, word] =
    /Check word: (\w+)/.exec((await told.textContent()) ?? "") ?? [];
  if (word === undefined) throw new Error("There is no check word.");
  return word;
}
