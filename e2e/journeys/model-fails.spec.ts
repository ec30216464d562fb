import { refuses, streams } from "../../server/src/testing/fake-model.ts";
import { expect, neighbourTest as test } from "../fixtures/arranged.ts";
import { openQuestion, readQuestions } from "../fixtures/editor.ts";

const description =
  "1. Brauchen wir mehr Bänke?\n2. Wo soll die erste stehen: am Markt oder am Fluss?";
const drafted = JSON.stringify({
  title: "Bänke",
  instructions: "",
  questions: [
    {
      text: "Wo fehlt eine Bank?",
      type: "multiple_choice",
      options: ["Am Markt", "Am Fluss"],
    },
    { text: "Warum dort?", type: "free_text" },
  ],
});

test("a model breaks off and then is overloaded: the partial draft is kept, and rules draft instead", async ({
  arrive,
  model,
}) => {
  const author = await arrive();
  await author.goto("/create-survey");
  const field = author.getByRole("textbox", { name: "Describe your survey" });
  const begin = author.getByRole("button", { name: "Generate Survey" });
  await field.fill(description);

  model.answers = [streams([drafted.slice(0, drafted.indexOf("Warum"))])];
  await begin.click();
  await expect(author.getByRole("alert")).toHaveText(
    /stopped before it was done/,
  );
  await author.getByRole("button", { name: "Keep this question" }).click();
  await expect(
    author.getByRole("textbox", { name: "Survey Title" }),
  ).toHaveValue("Bänke");
  await expect(
    author.getByRole("textbox", { name: "Question text" }),
  ).toHaveValue("Wo fehlt eine Bank?");

  await author.goto("/create-survey");
  await field.fill(description);
  model.answers = [refuses(429, "Too many requests")];
  await begin.click();
  await expect(author.getByRole("alert")).toHaveText(/too busy right now/);
  await author.getByRole("button", { name: "Draft without AI" }).click();
  await expect
    .poll(async () => (await readQuestions(author))[0])
    .toBe("Brauchen wir mehr Bänke?");
  await expect(author.getByRole("alert")).toHaveText(/without the AI model/);
  const first = await openQuestion(author, 1);
  await expect(
    first.getByRole("combobox", { name: "Answer type" }),
  ).toHaveValue("yes_no");
  const published = author.waitForResponse(/\/api\/surveys$/);
  await author.getByRole("button", { name: "Publish" }).click();
  const { id } = (await (await published).json()) as { id: number };
  const reply = await author.request.get(`/api/surveys/${id}/questions`);
  const { items } = (await reply.json()) as { items: { options: string[] }[] };
  expect(items[0]?.options).toEqual(["Ja", "Nein", "Weiß nicht"]);
});

test("a greeting leads to templates, by keyboard alone", async ({
  arrive,
  model,
}) => {
  const author = await arrive();
  await author.goto("/create-survey");
  const field = author.getByRole("textbox", { name: "Describe your survey" });
  await field.fill("Umfrage bitte");
  model.answers = [refuses(429, "Too many requests")];
  await author.getByRole("button", { name: "Generate Survey" }).click();
  await author.getByRole("button", { name: "Draft without AI" }).press("Enter");
  await expect(
    author.getByRole("heading", { name: "Choose a survey to start with" }),
  ).toBeFocused();
  await author.keyboard.press("Tab");
  await expect(author.getByRole("button", { name: "Straße" })).toBeFocused();
  await author.keyboard.press("Enter");
  await expect(
    author.getByRole("textbox", { name: "Survey Title" }),
  ).toHaveValue("Unsere Straße");
});
