import type { Response } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

/** The most that the scripts of the page may weigh, in bytes as sent, without what it borrows. */
const budget = 45 * 1024;
const ownScripts = /\/remotes\/creator\/[^/]+\/[^/]+\.js$/;

test("the page that creates a survey weighs little in scripts of its own", async ({
  page,
}) => {
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  await page.goto("/create-survey");
  await expect(
    page.getByRole("heading", { name: "Start a New Survey" }),
  ).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(
    answers.filter((one) => ownScripts.test(one.url())).map(sentBytes),
  );
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  process.stdout.write(`CreatePage: ${(total / 1024).toFixed(1)} KB br\n`);
  expect(sizes.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(budget);
});

async function sentBytes(answer: Response): Promise<number> {
  expect(await answer.headerValue("content-encoding")).toBe("br");
  const { responseBodySize } = await answer.request().sizes();
  return responseBodySize;
}
