import { expect, type Page, test } from "@playwright/test";
import { watchFirstAnswer } from "./watch-first-answer.ts";

const option = `<label><input type="radio" name="often"> Often</label>`;

test("an option counts from the frame in which it is selected", async ({
  page,
}) => {
  await show(page, option);
  expect(await untilAnswered(page)).toBeGreaterThan(0);
  await expect(page.getByLabel("Often")).toBeChecked();
});

test("a selected element that replaces the option continues to count", async ({
  page,
}) => {
  await show(page, option);
  const before = await untilAnswered(page);
  await page.evaluate((html) => {
    document.body.innerHTML = html.replace("<input", "<input checked");
  }, option);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await firstAnswer(page)).toMatchObject({ since: before, lost: 0 });
});

test("a choice that is lost does not count", async ({ page }) => {
  await show(page, option);
  const before = await untilAnswered(page);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, option);
  await expect.poll(() => firstAnswer(page)).toMatchObject({ lost: 1 });
  expect(await untilAnswered(page)).toBeGreaterThan(before);
});

test("an option below another element is not clicked", async ({ page }) => {
  const cover = `<div style="position: fixed; inset: 0"></div>`;
  await show(page, option + cover);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) {
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await firstAnswer(page)).toMatchObject({ since: null, lost: 0 });
});

test("an option in the shadow root of our element counts, too", async ({
  page,
}) => {
  await show(
    page,
    `<nearsay-survey><template shadowrootmode="open">${option}</template></nearsay-survey>`,
  );
  expect(await untilAnswered(page)).toBeGreaterThan(0);
  await expect(page.getByLabel("Often")).toBeChecked();
});

test("an iframe is distinguished from one that the page hides", async ({
  page,
}) => {
  await show(page, `<iframe style="visibility: hidden"></iframe>`);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await firstAnswer(page)).toMatchObject({ iframeSince: null });
  await page.evaluate(() => {
    document.querySelector("iframe")?.removeAttribute("style");
  });
  await expect
    .poll(async () => (await firstAnswer(page)).iframeSince)
    .toBeGreaterThan(0);
});

async function show(page: Page, html: string): Promise<void> {
  await page.route("**/*", (route) =>
    route.fulfill({ contentType: "text/html", body: `<body>${html}` }),
  );
  await page.addInitScript(watchFirstAnswer, "Often");
  await page.goto("https://page.test/");
}

function firstAnswer(page: Page) {
  return page.evaluate(() => window.firstAnswer);
}

async function untilAnswered(page: Page): Promise<number> {
  await page.waitForFunction(() => window.firstAnswer.since !== null);
  return (await firstAnswer(page)).since ?? 0;
}
