import { expect, type Page, test } from "@playwright/test";
import { takePaints, watchPage } from "./watch-paints.ts";

test("a click counts until the work of its frame is done", async ({ page }) => {
  await show(page, `onclick="work()"`);
  await page.getByRole("textbox").click();
  expect((await takePaints(page, 1))[0]).toBeGreaterThanOrEqual(200);
});

test("a key counts until the work of its frame is done, too", async ({
  page,
}) => {
  await show(page, `oninput="requestAnimationFrame(work)"`);
  await page.getByRole("textbox").press("b");
  expect((await takePaints(page, 1))[0]).toBeGreaterThanOrEqual(200);
});

test("times that were read are not returned again", async ({ page }) => {
  await show(page);
  await page.getByRole("textbox").press("b");
  await takePaints(page, 1);
  expect(await takePaints(page, 0)).toEqual([]);
});

test("an action that the page did not receive is reported", async ({
  page,
}) => {
  await show(page);
  await page.getByRole("textbox").press("b");
  await expect(takePaints(page, 2)).rejects.toThrow("met 1 of 2 actions");
});

/** A text box, and a function that keeps the page busy for 200 ms. */
async function show(page: Page, attributes = ""): Promise<void> {
  const work = `function work() {
    const end = performance.now() + 200;
    while (performance.now() < end);
  }`;
  await page.route("**/*", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>${work}</script><input aria-label="Search" ${attributes}>`,
    }),
  );
  await watchPage(page);
  await page.goto("https://page.test/");
}
