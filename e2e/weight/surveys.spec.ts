import type { Page, Response } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

/**
 * Without its entry, which is the same few KB of federation for every remote,
 * and without shared modules.
 */
const ownScripts = /\/remotes\/surveys\/[^/]+\/(?!entry)[^/]+\.js$/;
const otherRemotes = /\/remotes\/(?!surveys\/)/;

/**
 * Maximum size of the scripts of one page of this remote, in KB as sent. The
 * survey is open: a closed one opens its insights at once.
 */
const budgets = [
  ["HomePage", "/", 24.1],
  ["SurveyPage", "/surveys/10", 18.5],
] as const;

for (const [module, path, budget] of budgets)
  test.describe(`${module} of surveys`, () => {
    test("has small scripts", async ({ page }) => {
      const answers = collectAnswers(page);
      await open(page, path);
      const sizes = await Promise.all(
        answers.filter((one) => ownScripts.test(one.url())).map(sentBytes),
      );
      const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
      process.stdout.write(`${module}: ${(total / 1024).toFixed(1)} KB br\n`);
      expect(sizes.length).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(budget * 1024);
    });

    test("loads another remote only when its button is touched", async ({
      page,
    }) => {
      const answers = collectAnswers(page);
      const others = () =>
        answers.map((one) => one.url()).filter((url) => otherRemotes.test(url));
      await open(page, path);
      expect(others()).toEqual([]);
      await page.getByRole("button", { name: "Insights" }).first().hover();
      await expect.poll(others).not.toEqual([]);
      expect(others().join()).not.toContain("/discussion/");
    });
  });

function collectAnswers(page: Page): Response[] {
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  return answers;
}

/**
 * Opens it as a visitor who declines to share their location if asked, and
 * waits until nothing changes any more.
 */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (path === "/")
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Cancel" })
      .click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

async function sentBytes(answer: Response): Promise<number> {
  expect(await answer.headerValue("content-encoding")).toBe("br");
  const { responseBodySize } = await answer.request().sizes();
  return responseBodySize;
}
