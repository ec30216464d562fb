import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/neighbours.ts";
import { expectFonts } from "../fixtures/pages.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

// No dialog may cover the page.
test.use({
  serverEnv: {
    GEO_PROMPT: "off",
    BOT_CHECK: "off",
    RATE_LIMITS: "0",
    DEMO_DATA: "off",
  },
});

const surveyCount = 500;
/** Surveys published at once: more would only wait for each other. */
const abreast = 20;
const title = (number: number) =>
  `Walk ${number}${", and what is on the way".repeat(number % 5)}`;

test("of five hundred surveys the opened one is in the same position on the way back, on a phone and on a desktop", async ({
  page,
  publish,
}) => {
  test.slow();
  for (let done = 0; done < surveyCount; done += abreast)
    await Promise.all(
      Array.from({ length: abreast }, (_, index) =>
        publish({
          title: title(done + index + 1),
          instructions: "Say more. ".repeat(((done + index) * 7) % 30),
          questions: [oneOf("Would you come?", "Yes", "No")],
        }),
      ),
    );
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    await scrollPast(page, 330);
    const { number, top } = await cardInView(page);
    const card = page.getByRole("article", { name: title(number) });
    // Without the scrolling that a mouse click causes.
    await card
      .getByRole("link", { name: title(number), exact: true })
      .dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      title(number),
    );
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect
      .poll(async () => Math.abs(((await card.boundingBox())?.y ?? NaN) - top))
      .toBeLessThanOrEqual(2);
  }
});

/** Scrolls as a person does, screen by screen, until this number of surveys is above. */
async function scrollPast(page: Page, count: number) {
  await expect(page.getByRole("article").first()).toBeVisible();
  // Fonts have loaded before a person has scrolled ten screens.
  await expectFonts(page);
  await page.evaluate(async (wanted) => {
    const passed = () =>
      [...document.querySelectorAll("article")].filter(
        (card) => card.getBoundingClientRect().bottom < 0,
      ).length;
    while (passed() < wanted) {
      scrollBy({ top: innerHeight, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  }, count);
  await settled(page);
}

/**
 * Until nothing has moved for some frames: further surveys load, and a browser
 * lays out content near the viewport.
 */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const heightNow = () => document.documentElement.scrollHeight;
    let height = heightNow();
    for (let still = 0; still < 60; still += 1) {
      await new Promise(requestAnimationFrame);
      if (heightNow() === height) continue;
      [height, still] = [heightNow(), 0];
    }
  });
}

/** Number and position of a card that is completely visible. */
function cardInView(page: Page) {
  return page.evaluate(() => {
    const card = [...document.querySelectorAll("article")].find(
      (each) => each.getBoundingClientRect().top >= 0,
    );
    const [, number] = /^Walk (\d+)/.exec(card?.textContent ?? "") ?? [];
    return {
      number: Number(number),
      top: card?.getBoundingClientRect().top ?? NaN,
    };
  });
}
