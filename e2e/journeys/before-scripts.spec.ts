import type { Page } from "@playwright/test";
import { sendWithConsent } from "../fixtures/consent.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import {
  beginAnswering,
  benchQuestions,
  goOnAnswering,
  holdBack,
} from "../fixtures/slow-line.ts";

const bench = { title: "A bench for the park", questions: benchQuestions };

/** Delays all scripts of the page; returns a function that releases them. */
const holdScripts = (page: Page) => holdBack(page, "**/assets/*.js");

test("on a slow connection an answer is begun before the scripts have loaded, and nothing of it is lost", async ({
  page,
  publish,
}) => {
  const id = await publish(bench);
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/surveys/${id}`, { waitUntil: "commit" });
  await beginAnswering(page.locator("body"));
  await page.getByRole("button", { name: "Discuss" }).click();
  await page.getByRole("textbox", { name: "What else?" }).focus();
  letScriptsCome();

  await expect(page.getByRole("textbox", { name: "Your Post" })).toBeVisible();
  await goOnAnswering(page.locator("body"));
  await sendWithConsent(page);
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
  await page.getByRole("button", { name: "Insights" }).click();
  await expect(
    page
      .getByRole("list", { name: "Where should the bench stand?" })
      .getByRole("listitem")
      .filter({ hasText: "By the gate" }),
  ).toContainText("100%");
});

test("if scripts fail or never load, the page says that nothing can be sent, until they do", async ({
  page,
  publish,
}) => {
  const id = await publish(bench);
  const late = page.getByRole("alert");
  const reason = "This page has not loaded completely";
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(`/surveys/${id}`);
  await expect(late).toContainText(reason);
  await expect(page.getByText("By the pond")).toBeVisible();
  // A reader at the end of the page sees the last line above the message.
  await page.keyboard.press("End");
  const last = page.getByRole("contentinfo").getByRole("link").last();
  const room = async () => {
    const [above, below] = [await last.boundingBox(), await late.boundingBox()];
    return (below?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await page.unrouteAll();

  const letScriptsCome = await holdScripts(page);
  await page.clock.install();
  await late.getByRole("link", { name: "Try again" }).click({
    noWaitAfter: true,
  });
  await expect(late).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(late).toContainText(reason);
  letScriptsCome();
  await expect(page.locator("[data-drawn]")).toHaveCount(0);
  await expect(late).toHaveCount(0);
});

test.describe("far from the server", () => {
  // In this time zone, the closing time is on another day.
  test.use({ timezoneId: "Pacific/Auckland", locale: "en-GB" });

  test("dates are in the reader's time zone before any script has loaded, and stay the same", async ({
    page,
    publish,
  }) => {
    const closesAt = new Date("2099-05-04T20:00:00Z");
    const id = await publish({ ...bench, closesAt });
    const letScriptsCome = await holdScripts(page);
    await page.goto(`/surveys/${id}`, { waitUntil: "commit" });
    const closes = page.getByText("5 May 2099, 08:00", { exact: true });
    await expect(closes).toBeVisible();
    await expect(page.locator("[data-drawn]")).toHaveCount(1);
    letScriptsCome();
    await expect(page.locator("[data-drawn]")).toHaveCount(0);
    await expect(closes).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a survey is readable, its dates contain their time zone, and it says why it cannot be answered", async ({
    page,
    publish,
  }) => {
    const closesAt = new Date("2099-05-04T20:00:00Z");
    const id = await publish({ ...bench, closesAt });
    await page.goto(`/surveys/${id}`);
    await expect(
      page.getByRole("heading", { name: "A bench for the park" }),
    ).toBeVisible();
    await expect(page.getByText("By the pond")).toBeVisible();
    await expect(page.getByText("May 4, 2099, 8:00 PM UTC")).toBeVisible();
    // Playwright does not check the text of noscript.
    await expect(page.locator("noscript > p")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
