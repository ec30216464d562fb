import type { CDPSession, Locator, Page } from "@playwright/test";
import {
  openBlankSurvey,
  openQuestion,
  readQuestions as asked,
} from "../fixtures/editor.ts";
import { expect, test } from "../fixtures/neighbours.ts";

test("questions are reordered with the mouse, and asked in that order", async ({
  arrive,
}) => {
  const page = await arrive();
  await page.setViewportSize({ width: 1280, height: 1200 });
  await startSurvey(page);
  await centre(grip(page, 2));
  const from = await middle(grip(page, 1));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 5);
  await expect(page.getByText("Lifted Question 1.")).toHaveCount(0);
  await page.mouse.move(from.x, from.y + 6);
  await says(page, "Lifted Question 1. Position 1 of 3.");
  const third = await middle(card(page, 3));
  await page.mouse.move(from.x, third.y - 20, { steps: 3 });
  await says(page, "Position 2 of 3.");
  await page.mouse.up();
  await says(page, "Dropped at position 2 of 3.");
  await expect.poll(() => asked(page)).toEqual(["Two?", "One?", "Three?"]);
  await untilFlown(page);

  await lift(page, 3);
  const first = await middle(card(page, 1));
  await page.mouse.move(5, first.y, { steps: 3 });
  await page.mouse.up();
  await says(page, "Question 3 was put back.");
  await expect.poll(() => asked(page)).toEqual(["Two?", "One?", "Three?"]);
  await untilFlown(page);

  const title = page.getByRole("textbox", { name: "Survey Title" });
  // Without an animation, the library clears the cursor for 50 ms after a drop,
  // and any text typed with it.
  await expect(async () => {
    await title.fill("Order of questions");
    await expect(title).toHaveValue("Order of questions", { timeout: 100 });
  }).toPass();
  const published = page.waitForResponse(/\/api\/surveys$/);
  await page.getByRole("button", { name: "Publish" }).click();
  const { id } = (await (await published).json()) as { id: number };
  const reply = await page.request.get(`/api/surveys/${id}/questions`);
  const { items } = (await reply.json()) as { items: Item[] };
  expect(items.map((item) => item.question_text)).toEqual([
    "Two?",
    "One?",
    "Three?",
  ]);
});

test("the page scrolls while a question is held near the window's edge, and Escape returns it", async ({
  arrive,
}) => {
  const page = await arrive();
  await page.setViewportSize({ width: 768, height: 500 });
  await startSurvey(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await centre(grip(page, 1));
  const before = await scrolled();
  const { x } = await lift(page, 1);
  await page.mouse.move(x, 495);
  await expect.poll(scrolled).toBeGreaterThan(before + 100);
  await page.mouse.move(x, 5);
  await expect.poll(scrolled).toBeLessThan(before);
  await page.keyboard.press("Escape");
  await says(page, "Question 1 was put back.");
  await page.mouse.up();
  expect(await asked(page)).toEqual(["One?", "Two?", "Three?"]);
});

test(
  "questions and options are reordered by keyboard",
  { tag: "@all" },
  async ({ arrive }) => {
    const page = await arrive();
    await startSurvey(page);
    await grip(page, 1).focus();
    await liftByKey(page, "Lifted Question 1. Position 1 of 3.");
    await page.keyboard.press("ArrowDown");
    await says(page, "Position 2 of 3.");
    await page.keyboard.press("ArrowDown");
    await says(page, "Position 3 of 3.");
    await page.keyboard.press("Space");
    await says(page, "Dropped at position 3 of 3.");
    await expect.poll(() => asked(page)).toEqual(["Two?", "Three?", "One?"]);
    await expect(grip(page, 3)).toBeFocused();
    await liftByKey(page, "Lifted Question 3. Position 3 of 3.");
    await page.keyboard.press("ArrowUp");
    await says(page, "Position 2 of 3.");
    await page.keyboard.press("Escape");
    await says(page, "Question 3 was put back.");
    expect(await asked(page)).toEqual(["Two?", "Three?", "One?"]);

    const first = await openQuestion(page, 1);
    await first
      .getByRole("combobox", { name: "Answer type" })
      .selectOption("One choice");
    await first.getByRole("textbox", { name: "Option 1" }).fill("North");
    await page.keyboard.press("Enter");
    await page.keyboard.type("South");
    await page.getByRole("button", { name: "Reorder Option 2" }).focus();
    await liftByKey(page, "Lifted Option 2. Position 2 of 2.");
    await page.keyboard.press("ArrowUp");
    await says(page, "Position 1 of 2.");
    await page.keyboard.press("Space");
    await says(page, "Dropped at position 1 of 2.");
    await expect(page.getByRole("textbox", { name: "Option 1" })).toHaveValue(
      "South",
    );
  },
);

test(
  "of many questions the browser lays out those near the viewport, and every one while one is held",
  { tag: "@all" },
  async ({ arrive }) => {
    const page = await arrive();
    const texts = Array.from({ length: 40 }, (_, index) => `${index + 1}?`);
    const questions = texts.map((text) => ({ text, type: "free_text" }));
    await page.route("**/api/surveys/generate", (route) =>
      route.fulfill({ json: { title: "Forty", questions } }),
    );
    await openBlankSurvey(page);
    const isLaidOut = (number: number) =>
      grip(page, number).evaluate((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      );
    await expect.poll(() => isLaidOut(40)).toBe(false);
    expect(await isLaidOut(1)).toBe(true);

    await grip(page, 1).focus();
    await liftByKey(page, "Lifted Question 1. Position 1 of 40.");
    expect(await isLaidOut(40)).toBe(true);
    await page.keyboard.press("ArrowDown");
    await says(page, "Position 2 of 40.");
    await page.keyboard.press("Space");
    await expect
      .poll(() => asked(page))
      .toEqual(["2?", "1?", ...texts.slice(2)]);
  },
);

test.describe("on a phone", () => {
  test("questions are reordered with a long press, and a short one scrolls", async ({
    arrive,
  }) => {
    const page = await arrive();
    await page.setViewportSize({ width: 360, height: 1000 });
    await startSurvey(page);
    await centre(grip(page, 2));
    const touch = await page.context().newCDPSession(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    const from = await middle(grip(page, 2));
    await put(touch, "touchStart", from);
    await put(touch, "touchMove", { x: from.x, y: from.y - 60 });
    await put(touch, "touchMove", { x: from.x, y: from.y - 160 });
    await put(touch, "touchEnd");
    await expect.poll(scrolled).not.toBe(before);
    await untilStill(page);
    expect(await asked(page)).toEqual(["One?", "Two?", "Three?"]);

    await centre(grip(page, 2));
    const held = await middle(grip(page, 2));
    await put(touch, "touchStart", held);
    await says(page, "Lifted Question 2. Position 2 of 3.");
    const first = await middle(card(page, 1));
    await put(touch, "touchMove", { x: held.x, y: first.y + 10 });
    await put(touch, "touchMove", { x: held.x, y: first.y - 10 });
    await says(page, "Position 1 of 3.");
    await put(touch, "touchEnd");
    await says(page, "Dropped at position 1 of 3.");
    await expect.poll(() => asked(page)).toEqual(["Two?", "One?", "Three?"]);
  });
});

interface Item {
  question_text: string;
}

/** Opens an empty survey and writes three questions. */
async function startSurvey(page: Page): Promise<void> {
  await openBlankSurvey(page);
  for (const text of ["One?", "Two?", "Three?"]) {
    await page.getByRole("button", { name: "+ Add Free Text" }).click();
    await page.keyboard.type(text);
  }
}

function card(page: Page, number: number): Locator {
  return page.getByRole("group", { name: `Question ${number}`, exact: true });
}

function grip(page: Page, number: number): Locator {
  const name = `Reorder Question ${number}`;
  return page.getByRole("button", { name, exact: true });
}

/**
 * Until then nothing else can be lifted, and the drag library clears every
 * selection, and with it the cursor.
 */
async function untilFlown(page: Page): Promise<void> {
  const held = page.locator("strong", { hasText: /^Question \d+/ });
  await expect(held).toHaveCount(0);
}

/** Waits until it is announced. */
async function says(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message, { exact: true })).toBeAttached();
}

/** The library handles further keys one task after this message. */
async function liftByKey(page: Page, message: string): Promise<void> {
  await page.keyboard.press("Space");
  await says(page, message);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** A finger that touches a page during momentum scrolling only stops it. */
function untilStill(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let [at, frames] = [window.scrollY, 0];
        requestAnimationFrame(function look() {
          frames = window.scrollY === at ? frames + 1 : 0;
          at = window.scrollY;
          if (frames < 10) requestAnimationFrame(look);
          else resolve();
        });
      }),
  );
}

/** Scrolls it to a position where a drag does not scroll the page. */
async function centre(shown: Locator): Promise<void> {
  await shown.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
}

async function middle(of: Locator) {
  const box = await of.boundingBox();
  if (box === null) throw new Error("It is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Grabs a question with the mouse. */
async function lift(page: Page, number: number) {
  const from = await middle(grip(page, number));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 8, { steps: 2 });
  await says(page, `Lifted Question ${number}. Position ${number} of 3.`);
  return from;
}

async function put(
  touch: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  point?: { x: number; y: number },
): Promise<void> {
  const touchPoints = point ? [point] : [];
  await touch.send("Input.dispatchTouchEvent", { type, touchPoints });
}
