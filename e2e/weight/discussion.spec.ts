import type { Response } from "@playwright/test";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

/** Maximum size of the discussion, in bytes as sent. */
const budget = 10.7 * 1024;

/**
 * Without its entry, which is the same few KB of federation for every remote,
 * and without shared modules.
 */
const ownFiles = /\/remotes\/discussion\/[^/]+\/(?!entry)[^/]+\.(js|css)$/;
const otherPanels = /\/remotes\/(insights|creator)\//;

test("the discussion is small and loads no other remote", async ({
  arrive,
  publish,
}) => {
  const title = "The weight of words";
  const questions = [oneOf("Heavy?", "Yes", "No")];
  const id = await publish({ title, questions });
  const page = await arrive();
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  await page.goto(`/?s=${id}`);
  const card = page.getByRole("article", { name: title });
  await card.getByRole("button", { name: "Discuss", exact: true }).click();
  await expect(card.getByRole("textbox", { name: "Your Post" })).toBeVisible();
  await expect(card.getByText("No posts yet")).toBeVisible();

  const own = answers.filter((one) => ownFiles.test(one.url()));
  const sizes = await Promise.all(own.map(sentBytes));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  process.stdout.write(`Discussion: ${(total / 1024).toFixed(1)} KB br\n`);
  expect(own.map((one) => one.url()).join()).toContain(".js");
  expect(total).toBeLessThanOrEqual(budget);
  expect(answers.filter((one) => otherPanels.test(one.url()))).toEqual([]);
});

async function sentBytes(answer: Response): Promise<number> {
  expect(await answer.headerValue("content-encoding")).toBe("br");
  const { responseBodySize } = await answer.request().sizes();
  return responseBodySize;
}
