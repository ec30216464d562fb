import type { Page } from "@playwright/test";
import { openQuestion, readQuestions } from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/neighbours.ts";

const options = ["Every day", "Every week", "Never"];

/** Opens a draft of a choice and texts in the editor. */
async function openDraft(page: Page, count: number): Promise<void> {
  const questions = Array.from({ length: count }, (_none, index) =>
    index === 0
      ? { text: "How often do you cross?", type: "multiple_choice", options }
      : { text: `What else, ${index}?`, type: "free_text", options: [] },
  );
  const draft = { title: "The bridge", instructions: "", questions };
  await page.route("**/api/surveys/generate", (route) =>
    route.fulfill({ json: draft }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/create-survey");
  await page.getByRole("checkbox", { name: "Start from scratch" }).check();
  await page.getByRole("button", { name: "Start Manual Draft" }).click();
  await expect.poll(() => readQuestions(page)).toHaveLength(count);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test("a draft on a phone is short: three questions are 1,600 px, ten 2,400 px, and their lines fit on the screen", async ({
  arrive,
}) => {
  const page = await arrive();
  await openDraft(page, 3);
  expect(await heightOf(page)).toBeLessThanOrEqual(1600);

  await openDraft(page, 10);
  const list = page.getByRole("list").filter({
    has: page.getByRole("group", { name: "Question 10" }),
  });
  const { height } = (await list.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThanOrEqual(740);
  await openQuestion(page, 1);
  expect(await heightOf(page)).toBeLessThanOrEqual(2400);
});
