import type { Page } from "@playwright/test";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { nightMarket } from "../fixtures/night-market.ts";

/** The sent answers, by the text of their questions. */
async function sentAnswers(
  reader: Page,
  id: number,
  body: unknown,
): Promise<Record<string, unknown>> {
  const reply = await reader.request.get(`/api/surveys/${id}/questions`);
  const { items } = (await reply.json()) as {
    items: { id: number; question_text: string }[];
  };
  const { answers } = body as { answers: Record<string, unknown> };
  const texts = new Map(
    items.map((one) => [String(one.id), one.question_text]),
  );
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [
      texts.get(key) ?? key,
      answer,
    ]),
  );
}

test("a person without a mouse answers every kind of question", async ({
  arrive,
  publish,
}) => {
  const id = await publish(nightMarket);
  const reader = await arrive();
  const { keyboard } = reader;
  const radio = (name: string) =>
    reader.getByRole("radio", { name, exact: true });
  const box = (name: string) => reader.getByRole("checkbox", { name });
  const button = (name: string) =>
    reader.getByRole("button", { name, exact: true });
  const field = (name: string) => reader.getByRole("textbox", { name });
  await reader.goto(`/surveys/${id}`);
  await expect(button("Next")).toBeEnabled();

  await tabTo(button("Next"));
  await keyboard.press("Enter");
  await expect(reader.getByRole("alert")).toHaveText(
    "This question needs an answer.",
  );
  await expect(radio("Yes")).toBeFocused();
  await keyboard.press("Space");
  await expect(field("What kept you?")).toBeHidden();
  await tabTo(box("Other …"));
  await keyboard.press("Space");
  await tabTo(field("What else?"));
  await keyboard.type("By boat");
  await expectNoViolationsInThemes(reader);
  await tabTo(button("Next"));
  await keyboard.press("Enter");

  await expect(
    reader.getByRole("heading", { name: "Page 2 of 3 At the market" }),
  ).toBeFocused();
  await tabTo(radio("1 star, Poor"));
  await keyboard.press("Space");
  for (let star = 1; star < 4; star += 1) await keyboard.press("ArrowRight");
  await expect(radio("4 stars")).toBeChecked();
  await tabTo(field("How long did you queue?"));
  await keyboard.type("500");
  await tabTo(button("Next"));
  await expect(reader.getByRole("alert")).toContainText(
    "from 0 to 120 minutes",
  );
  await tabTo(field("How long did you queue?"), "Shift+Tab");
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("7,5");
  await tabTo(button("Next"));
  await keyboard.press("Enter");

  await expect(
    reader.getByRole("heading", { name: "Page 3 of 3 The next one" }),
  ).toBeFocused();
  await tabTo(radio("0, No"));
  await keyboard.press("Space");
  await keyboard.press("ArrowLeft");
  await expect(radio("10, Surely")).toBeChecked();
  await reader.getByLabel("When should it be?").focus();
  // In the date format of the reader's language.
  await keyboard.type("05162027");
  await expect(reader.getByLabel("When should it be?")).toHaveValue(
    "2027-05-16",
  );
  await tabTo(button("Put Toilets at 1"));
  await keyboard.press("Enter");
  await expect(button("Put Benches at 2")).toBeFocused();
  await keyboard.press("Enter");
  await tabTo(button("Move Benches down"));
  await keyboard.press("Enter");
  await expect(button("Move Benches down")).toBeFocused();
  await tabTo(button("Agree"));
  await keyboard.press("Enter");
  await expect(
    reader.getByRole("group", {
      name: "Statement 2 of 2 Cars should stay out.",
    }),
  ).toBeVisible();
  await tabTo(button("Pass"));
  await keyboard.press("Enter");
  await expectNoViolationsInThemes(reader);

  const sent = reader.waitForRequest(`**/surveys/${id}/responses`);
  await tabTo(button("Submit"));
  await keyboard.press("Enter");
  await expect(reader.getByText("Thanks for your response!")).toBeVisible();
  expect(await sentAnswers(reader, id, (await sent).postDataJSON())).toEqual({
    "Have you been there?": "Yes",
    "How did you come?": ["Other …"],
    "What else?": "By boat",
    "How was the food?": "4",
    "How long did you queue?": "7.5",
    "Will you tell a friend?": "10",
    "When should it be?": "2027-05-16",
    "What should come first?": ["Toilets", "Lights", "Benches"],
    "It should be held monthly.": "Agree",
    "Cars should stay out.": "Pass",
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a survey is begun, left and finished by touch", async ({
    browser,
    page: stranger,
    product: { url },
    publish,
  }) => {
    const id = await publish(nightMarket);
    await stranger.goto(`/surveys/${id}`);
    await expect(stranger.getByRole("button", { name: "Next" })).toBeEnabled();
    await stranger.getByRole("radio", { name: "No" }).tap();
    await stranger.getByRole("textbox", { name: "What kept you?" }).tap();
    await stranger.keyboard.type("The rain");
    const storageState = await stranger.context().storageState();
    await stranger.close();

    const context = await browser.newContext({
      storageState,
      baseURL: url,
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    const reader = await context.newPage();
    await reader.goto(`/surveys/${id}`);
    await expect(
      reader.getByRole("textbox", { name: "What kept you?" }),
    ).toHaveValue("The rain");
    await reader.getByRole("button", { name: "Next" }).tap();
    const heading = (name: string) => reader.getByRole("heading", { name });
    await expect(heading("Page 2 of 4 The next one")).toBeFocused();
    await reader.getByRole("button", { name: "Next" }).tap();
    // A ranking and a set of statements each have a page of their own.
    await expect(heading("Page 3 of 4 The next one")).toBeFocused();
    for (const name of ["Put Lights at 1", "Put Toilets at 2"])
      await reader.getByRole("button", { name }).tap();
    await drag(reader, "Benches", "Lights");
    await reader.getByRole("button", { name: "Next" }).tap();
    await expect(heading("Page 4 of 4 The next one")).toBeFocused();
    await reader.goBack();
    await expect(heading("Page 3 of 4 The next one")).toBeFocused();
    await expect(
      reader.getByRole("list", { name: "Your order" }),
    ).toContainText("Benches");
    await reader.getByRole("button", { name: "Next" }).tap();
    await reader.getByRole("button", { name: "Disagree" }).tap();
    for (const name of ["Enable anonymous ID to submit", "Enable and submit"])
      await reader.getByRole("button", { name, exact: true }).tap();
    await expect(reader.getByText("Thanks for your response!")).toBeVisible();
    const kept = await reader.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key.startsWith("unsent_answers"))).toEqual([]);
    await context.close();
  });
});

/** Drags an item of a ranking to the position of another, with a finger on its handle. */
async function drag(reader: Page, item: string, to: string): Promise<void> {
  const ranked = reader.getByRole("list", { name: "Your order" });
  const row = (name: string) =>
    ranked.getByRole("listitem").filter({ hasText: name });
  await row(item).scrollIntoViewIfNeeded();
  const grip = (await row(item).locator("svg").first().boundingBox())!;
  const target = (await row(to).boundingBox())!;
  const x = grip.x + grip.width / 2;
  const touch = await reader.context().newCDPSession(reader);
  const put = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await put("touchStart", grip.y + grip.height / 2);
  await put("touchMove", target.y + target.height / 2);
  await put("touchMove", target.y + 2);
  await put("touchEnd");
  await expect(ranked.getByRole("listitem").first()).toContainText(item);
}
