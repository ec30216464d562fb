import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { anyOf, inWords, oneOf } from "../fixtures/publish-survey.ts";

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
      inWords("Anything else?"),
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
  await tabTo(card.getByRole("button", { name: "Answer", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(card.getByRole("radio", { name: "Yes" }));
  await page.keyboard.press("ArrowDown");
  await expect(card.getByRole("radio", { name: "Not yet" })).toBeChecked();
  await tabTo(card.getByRole("checkbox", { name: "Water" }));
  await page.keyboard.press("Space");
  await tabTo(card.getByRole("textbox", { name: "Anything else?" }));
  await page.keyboard.type("A sign");
  await tabTo(
    card.getByRole("button", { name: "Enable anonymous ID", exact: true }),
  );
  await page.keyboard.press("Enter");
  await tabTo(card.getByRole("button", { name: "Submit", exact: true }));
  await page.keyboard.press("Enter");
  await expect(card.getByText("Thanks for your response!")).toBeVisible();

  await page.keyboard.press("Shift+Tab");
  await tabTo(card.getByRole("button", { name: "Like", exact: true }));
  await page.keyboard.press("Enter");
  await expect(card.getByText("Likes 1")).toBeVisible();
});
