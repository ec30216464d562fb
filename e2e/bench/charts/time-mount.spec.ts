import { expect, type Page, test } from "@playwright/test";
import { timeMount } from "./time-mount.ts";

test("counts until the last frame that changed anything", async ({ page }) => {
  await show(page);
  await page.evaluate(() => {
    window.mount = () => {
      const stage = document.getElementById("stage");
      stage?.append("some");
      window.setTimeout(() => stage?.append("all"), 200);
    };
  });
  expect(await page.evaluate(timeMount)).toBeGreaterThanOrEqual(200);
  await expect(page.getByText("someall")).toBeVisible();
});

test("does not count the time after the last change", async ({ page }) => {
  await show(page);
  await page.evaluate(() => {
    window.mount = () => {
      document.getElementById("stage")?.append("all");
    };
  });
  const painted = await page.evaluate(timeMount);
  expect(painted).toBeGreaterThan(0);
  expect(painted).toBeLessThan(400);
});

test("rejects a canvas that is drawn on later", async ({ page }) => {
  await show(page);
  await page.evaluate(() => {
    window.mount = () => {
      const canvas = document.createElement("canvas");
      document.getElementById("stage")?.append(canvas);
      window.setTimeout(() => {
        canvas.getContext("2d")?.fillRect(0, 0, 9, 9);
      }, 200);
    };
  });
  await expect(page.evaluate(timeMount)).rejects.toThrow("drawn on later");
});

async function show(page: Page): Promise<void> {
  await page.route("**/*", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<body><div id="stage"></div>`,
    }),
  );
  await page.goto("https://page.test/");
}
