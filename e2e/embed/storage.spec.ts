import type { Page } from "@playwright/test";
import {
  answerIn,
  countAnswers,
  everyDay,
  expect,
  modes,
  widgetOn,
} from "../fixtures/embed.ts";
import { test } from "../fixtures/people.ts";

/** What is stored on the page, and in the frame; null if nothing can be stored. */
function keptOn(page: Page) {
  return Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        try {
          return Object.keys(localStorage);
        } catch {
          return null;
        }
      }),
    ),
  );
}

test("if third-party cookies are blocked, an earlier answer is recognised in both modes", async ({
  people,
  product,
  partners,
  publish,
}) => {
  const page = await people.newPage();
  for (const mode of modes) {
    const survey = await publish();
    await page.goto(partners.pageAt("plain", { survey, mode }));
    await answerIn(widgetOn(page, mode));
    await page.reload();
    await expect(
      widgetOn(page, mode).getByText("You've already submitted this survey."),
    ).toBeVisible();
    expect(await countAnswers(product.url, survey)).toBe(1);
    const own = `nearsay_visitor:${survey}`;
    const [around, inside = []] = await keptOn(page);
    expect(mode === "frame" ? inside : around).toContain(own);
    // What a frame gives to the page around it is not the visitor's token.
    if (mode === "frame") expect(around).toEqual([own]);
  }
  expect(await people.cookies()).toEqual([]);
});

test("if a frame has no storage, the page around it stores who answered", async ({
  page,
  partners,
  publish,
}) => {
  const survey = await publish();
  await page.goto(partners.pageAt("plain", { survey }));
  await answerIn(widgetOn(page, "frame"));
  expect(await keptOn(page)).toEqual([[`nearsay_visitor:${survey}`], null]);
  expect(await page.context().cookies()).toEqual([]);

  // After opting out, nothing is stored except that the visitor has answered.
  const widget = widgetOn(page, "frame");
  const kept = await whatIsKept(page);
  // The frame grows while figures load, so a pointer would miss the button.
  await widget.getByRole("button", { name: "Opt out" }).press("Enter");
  await expect(
    widget.getByText("Your anonymous ID is off here."),
  ).toBeVisible();
  expect(await whatIsKept(page)).not.toEqual(kept);
  await page.reload();
  await expect(
    widget.getByText("You've already submitted this survey."),
  ).toBeVisible();
});

function whatIsKept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.values(localStorage) as string[]);
}

for (const mode of modes)
  test(
    `if nothing at all can be stored, a survey shown ${mode} can be answered`,
    everyDay(mode === "frame"),
    async ({ page, product, partners, publish }) => {
      const survey = await publish();
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("refused", "SecurityError");
          },
        });
      });
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await page.goto(partners.pageAt("plain", { survey, mode }));
      await answerIn(widgetOn(page, mode));
      expect(await countAnswers(product.url, survey)).toBe(1);
      expect(errors).toEqual([]);
    },
  );
