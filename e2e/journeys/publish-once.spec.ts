import type { Page } from "@playwright/test";
import { everyDay, expect, test } from "../fixtures/neighbours.ts";

const lost = "The server could not be reached.";

for (const [when, reload] of [
  ["", false],
  [", also after a reload", true],
] as const) {
  test(
    `a survey whose publish request got no response is published once${when}`,
    everyDay(reload),
    async ({ arrive }) => {
      const page = await arrive();
      const title = reload ? "The pier" : "The ferry";
      await loseReply(page, title);
      if (reload) await continueAfterReload(page);
      const second = page.waitForResponse("**/api/surveys");
      await page.getByRole("button", { name: "Publish" }).click();
      expect((await second).status()).toBe(201);
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("article", { name: title })).toHaveCount(1);
    },
  );
}

test("a survey changed after its publish request got no response becomes a second one only if its author confirms", async ({
  arrive,
}) => {
  const page = await arrive();
  await loseReply(page, "The lock");
  await continueAfterReload(page);
  await page.getByRole("textbox", { name: "Survey Title" }).fill("The weir");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(
    page.getByText(
      "The survey was published before the connection was lost, without your last changes.",
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Go to the survey" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article", { name: "The lock" })).toBeVisible();
  await expect(page.getByRole("article", { name: "The weir" })).toHaveCount(0);
});

/** Publishes a survey; the server accepts it, but its reply gets lost. */
async function loseReply(page: Page, title: string): Promise<void> {
  await page.goto("/create-survey");
  await page.getByRole("checkbox", { name: "Start from scratch" }).check();
  await page.getByRole("button", { name: "Start Manual Draft" }).click();
  await page.getByRole("textbox", { name: "Survey Title" }).fill(title);
  await page.getByRole("button", { name: "+ Add Free Text" }).click();
  await page
    .getByRole("textbox", { name: "Question text", exact: true })
    .fill("How often?");
  await page.route("**/api/surveys", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await page.unroute("**/api/surveys");
}

async function continueAfterReload(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole("button", { name: "Continue editing" }).click();
}
