import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { anyOf, textQuestion, oneOf } from "../fixtures/publish-survey.ts";

test("a person without a mouse writes, orders, previews and publishes a survey", async ({
  arrive,
}) => {
  const page = await arrive();
  const button = (name: string) => page.getByRole("button", { name });
  const textBox = (name: string) => page.getByRole("textbox", { name });
  const checkbox = (name: string) => page.getByRole("checkbox", { name });
  const { keyboard } = page;
  await page.goto("/create-survey");
  await tabTo(checkbox("Start from scratch"));
  await keyboard.press("Space");
  await tabTo(button("Start Manual Draft"));
  await keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: "Edit your survey" }),
  ).toBeFocused();
  await tabTo(button("Survey Instructions"));
  await keyboard.press("Enter");
  await expect(textBox("Survey Instructions")).toBeFocused();
  await keyboard.type("- East\n- West");
  await keyboard.press("ControlOrMeta+A");
  await keyboard.press("ControlOrMeta+X");

  await tabTo(button("+ Add Multiple Choice"));
  await keyboard.press("Enter");
  await keyboard.type("Which bank?");
  await tabTo(textBox("Option 1"));
  await keyboard.type("North");
  await keyboard.press("Enter");
  await keyboard.type("South");
  await keyboard.press("Enter");
  await keyboard.press("ControlOrMeta+V");
  await expect(textBox("Option 4")).toBeFocused();
  await keyboard.press("Alt+ArrowUp");
  await expect(textBox("Option 3")).toHaveValue("West");
  await tabTo(button("+ Add Free Text"));
  await keyboard.press("Enter");
  await keyboard.type("Why?");
  await tabTo(button("Reorder Question 2"), "Shift+Tab");
  await keyboard.press("Space");
  await expect(page.getByText(/^Lifted Question 2/)).toBeAttached();
  await expectNoViolationsInThemes(page);
  await keyboard.press("ArrowUp");
  await expect(page.getByText("Position 1 of 2.")).toBeAttached();
  await keyboard.press("Space");
  await expect(page.getByText("Dropped at position 1 of 2.")).toBeAttached();

  await tabTo(button("Change Who and when"));
  await keyboard.press("Enter");
  await tabTo(page.getByRole("radio", { name: /^Public/ }));
  await keyboard.press("ArrowDown");
  await tabTo(textBox("Access code"));
  await keyboard.type("PLANE-TREE");
  await tabTo(button("+ Add Challenge Question"));
  await keyboard.press("Enter");
  await keyboard.type("What is the bridge made of?");
  await tabTo(button("Change Results"));
  await keyboard.press("Enter");
  await tabTo(checkbox("Require a separate code"));
  await keyboard.press("Space");
  await tabTo(textBox("Export code"));
  await keyboard.type("BROOMS");
  await tabTo(button("Publish"));
  await keyboard.press("Enter");
  await expect(textBox("Survey Title")).toBeFocused();
  await expectNoViolationsInThemes(page);
  await keyboard.type("The old bridge without a mouse");
  await tabTo(button("Change Who and when"));
  await keyboard.press("Enter");
  await tabTo(textBox("Expected answer"));
  await keyboard.type("stone");
  await tabTo(checkbox("Preview Mode"), "Shift+Tab");
  await keyboard.press("Space");
  await expect(textBox("Why?")).toBeVisible();
  await expectNoViolationsInThemes(page);
  await tabTo(button("Publish"));
  const published = page.waitForResponse("**/api/surveys");
  await keyboard.press("Enter");
  const { id } = (await (await published).json()) as { id: number };
  await expect(page).toHaveURL("/");

  const reply = await page.request.get(
    `/api/surveys/${id}/questions?code=PLANE-TREE`,
  );
  const { items } = (await reply.json()) as { items: object[] };
  expect(items).toMatchObject([
    { question_text: "Why?" },
    {
      question_text: "Which bank?",
      options: ["North", "South", "West", "East"],
    },
    { question_text: "What is the bridge made of?", is_challenge: true },
  ]);
});

test("a person without a mouse searches, opens, answers and likes a survey", async ({
  page,
  publish,
}) => {
  const title = "Quokka enclosure at the zoo";
  await publish({
    title,
    questions: [
      oneOf("Have you been?", "Yes", "Not yet"),
      anyOf("What would you add?", "Shade", "Water"),
      textQuestion("Anything else?"),
    ],
  });
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "Search surveys" });
  const suggestion = page.getByRole("option", { name: /^Quokka enclosure/ });
  await tabTo(box);
  await page.keyboard.type("quok");
  await expect(suggestion).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggestion).toBeHidden();
  await expect(box).toHaveValue("quok");
  await page.keyboard.press("ArrowDown");
  await expect(suggestion).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(suggestion).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeFocused();

  await page.goBack();
  await tabTo(box);
  await page.keyboard.type("quok");
  await page.keyboard.press("Enter");
  const card = page.getByRole("article", { name: title });
  await expect(page.getByRole("article")).toHaveCount(1);
  await tabTo(card.getByRole("radio", { name: "Yes" }));
  await page.keyboard.press("ArrowDown");
  await expect(card.getByRole("radio", { name: "Not yet" })).toBeChecked();
  await tabTo(card.getByRole("checkbox", { name: "Water" }));
  await page.keyboard.press("Space");
  await tabTo(card.getByRole("textbox", { name: "Anything else?" }));
  await page.keyboard.type("A sign");
  for (const name of ["Enable anonymous ID to submit", "Enable and submit"]) {
    await tabTo(card.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  }
  await expect(card.getByText("Thanks for your response!")).toBeVisible();

  await page.keyboard.press("Shift+Tab");
  await tabTo(card.getByRole("button", { name: "Like", exact: true }));
  await page.keyboard.press("Enter");
  await expect(card.getByText("Likes 1")).toBeVisible();
});
