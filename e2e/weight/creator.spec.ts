import type { Response } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

/** Maximum size of the page's scripts, in bytes as sent, without shared modules. */
const budget = 45 * 1024;
const ownScripts = /\/remotes\/creator\/[^/]+\/[^/]+\.js$/;

test("the page that creates a survey has small scripts", async ({ page }) => {
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
