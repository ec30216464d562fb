import type { Page } from "@playwright/test";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";

test("a person without a mouse uses every form of question, asks one question only conditionally, and publishes", async ({
  arrive,
}) => {
  const page = await arrive();
  const { keyboard } = page;
  const button = (name: string) => page.getByRole("button", { name });
  await page.goto("/create-survey");
  await tabTo(page.getByRole("checkbox", { name: "Start from scratch" }));
  await keyboard.press("Space");
  await tabTo(button("Start Manual Draft"));
  await keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Edit your survey" }),
  ).toBeFocused();
  await tabTo(page.getByRole("textbox", { name: "Survey Title" }));
  await keyboard.type("Ways across the river");

  const way = await ask(page, "Several choices", "How do you cross?");
  await tabTo(way.getByRole("textbox", { name: "Option 1" }));
  await keyboard.type("Tram");
  await keyboard.press("Enter");
  await keyboard.type("Bike");
  await tabTo(way.getByRole("button", { name: "Add “Other …”" }));
  await keyboard.press("Enter");
  await tabTo(way.getByRole("button", { name: "Add “None of these”" }));
  await keyboard.press("Enter");
  await expect(way.getByRole("textbox", { name: "Option 3" })).toBeFocused();

  const ease = await ask(page, "Scale", "How easy is it?");
  await tabTo(ease.getByRole("textbox", { name: "What the highest means" }));
  await keyboard.type("very");
  const order = await ask(page, "Ranking", "What comes first?");
  await tabTo(order.getByRole("textbox", { name: "Option 1" }));
  await keyboard.type("Trams");
  await keyboard.press("Enter");
  await keyboard.type("Bikes");
  const far = await ask(page, "Number", "How far do you go?");
  await tabTo(far.getByRole("textbox", { name: "Highest number" }));
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("1999");
  await expect(far.getByText("Results count in steps of 50.")).toBeVisible();
  await ask(page, "Date", "When did you last cross?");
  await ask(page, "Yes / No", "Do you own a car?");
  await ask(page, "Statement", "The bridge is too narrow.");
  await keyboard.press("Shift+Tab");
  await keyboard.press("Enter");
  await keyboard.type("The bridge is too old.");
  await keyboard.press("Shift+Tab");

  const why = await ask(page, "Text", "Why is it hard?");
  await tabTo(why.locator("summary", { hasText: "More" }));
  await keyboard.press("Enter");
  await tabTo(why.getByRole("checkbox", { name: "Must be answered" }));
  await keyboard.press("Space");
  await tabTo(why.getByRole("button", { name: "Show only if …" }));
  await keyboard.press("Enter");
  const about = why.getByRole("combobox", { name: "Question" });
  await expect(about).toBeFocused();
  await choose(page, "2. How easy is it?");
  await tabTo(why.getByRole("combobox", { name: "Option" }));
  await choose(page, "2");
  await expectNoViolationsInThemes(page);
  const map = page.getByRole("navigation", {
    name: "Which questions depend on which",
  });
  await expect(map.getByRole("listitem").first()).toContainText("if it is “2”");
  await tabTo(map.getByRole("button", { name: "2. How easy is it?" }));
  await keyboard.press("Enter");
  await expect(
    ease.getByRole("textbox", { name: "Question text" }),
  ).toBeFocused();

  await tabTo(button("Publish"));
  const published = page.waitForResponse("**/api/surveys");
  await keyboard.press("Enter");
  const reply = await published;
  expect(reply.ok()).toBe(true);
  const { id } = (await reply.json()) as { id: number };
  await expect(page).toHaveURL("/");
  const questions = await page.request.get(`/api/surveys/${id}/questions`);
  const { items } = (await questions.json()) as { items: object[] };
  expect(items).toMatchObject([
    {
      options: ["Tram", "Bike", "None of these", "Other …"],
      allow_multiple: true,
      form: { kind: "choice", exclusive: 2 },
    },
    { form: { within: true, showIf: { rules: [{ question: 0 }] } } },
    {
      options: ["1", "2", "3", "4", "5"],
      form: { kind: "scale", scale: { to: 5, high: "very" } },
    },
    { options: ["Trams", "Bikes"], form: { kind: "ranking" } },
    { form: { kind: "number", number: { least: 0, most: 1999 } } },
    { form: { kind: "date" } },
    { options: ["Yes", "No"], form: { kind: "yes_no" } },
    { form: { kind: "statement" } },
    { question_text: "The bridge is too old.", form: { kind: "statement" } },
    {
      question_text: "Why is it hard?",
      form: {
        required: true,
        showIf: { rules: [{ question: 2, relation: "is", places: [1] }] },
      },
    },
  ]);
});

/** Adds a question of a kind; the focus is then on the menu of kinds. */
async function ask(page: Page, kind: string, text: string) {
  await tabTo(page.getByRole("button", { name: "+ Add Free Text" }));
  await page.keyboard.press("Enter");
  await page.keyboard.type(text);
  const card = page.getByRole("group", { name: /^Question \d+$/ }).last();
  await tabTo(card.getByRole("combobox", { name: "Answer type" }));
  await choose(page, kind);
  return page.getByRole("group", {
    name: await card.evaluate((group) => group.ariaLabel ?? ""),
    exact: true,
  });
}

/** Selects an option of the focused menu by its first letters. */
async function choose(page: Page, label: string): Promise<void> {
  const menu = page.locator("select:focus");
  await page.keyboard.type(label);
  await expect(menu.locator("option:checked")).toHaveText(label);
}
