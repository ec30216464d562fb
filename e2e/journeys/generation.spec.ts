import { PassThrough } from "node:stream";
import type { Page } from "@playwright/test";
import { streams } from "../../server/src/testing/fake-model.ts";
import { expect, neighbourTest as test } from "../fixtures/arranged.ts";
import { readQuestions } from "../fixtures/editor.ts";

const description = "Bike lanes in Elm Street, for those who live there";
const title = "Bike lanes in Elm Street";
const questions = ["Do you cycle?", "Where do you park at night?", "Why?"];
const draft = JSON.stringify({
  title,
  instructions: "For all who live there.",
  questions: questions.map((text) => ({ text, type: "free_text" })),
});

test("a survey is described, drafted question by question, cancelled, drafted again, published and found", async ({
  arrive,
  model,
}) => {
  const author = await arrive();
  await author.goto("/create-survey");
  const field = author.getByRole("textbox", { name: "Describe your survey" });
  await field.fill(description);
  const reply = new PassThrough({ encoding: "utf8" });
  model.answers = [streams(reply)];
  await author.getByRole("button", { name: "Generate Survey" }).click();
  reply.write(draft.slice(0, startOf(1)));
  await expect(soFar(author).getByText(title)).toBeVisible();
  await expect(drafted(author)).toHaveText(questions.slice(0, 1));
  reply.write(draft.slice(startOf(1), startOf(2)));
  await expect(drafted(author)).toHaveText(questions.slice(0, 2));

  let hungUp = false;
  void model.nextHangUp().then(() => {
    hungUp = true;
  });
  await author.getByRole("button", { name: "Cancel", exact: true }).click();
  // Earlier than the server would give up on a model that has stopped
  // responding.
  await expect.poll(() => hungUp).toBe(true);
  await expect(soFar(author)).toBeHidden();
  await expect(field).toHaveValue(description);

  model.answers = [streams([draft])];
  await author.getByRole("button", { name: "Generate Survey" }).click();
  await expect(
    author.getByRole("textbox", { name: "Survey Title" }),
  ).toHaveValue(title);
  expect(await readQuestions(author)).toEqual(questions);
  await author.getByRole("button", { name: "Publish" }).click();
  await expect(author).toHaveURL("/");

  const visitor = await arrive();
  await visitor.goto("/");
  await visitor
    .getByRole("combobox", { name: "Search surveys" })
    .fill("elm street bike");
  await visitor.getByRole("button", { name: "Search Public" }).click();
  await expect(visitor.getByRole("article", { name: title })).toBeVisible();
});

/** Start of a question's text in the draft. */
function startOf(index: number): number {
  return draft.indexOf(questions[index] ?? "");
}

function soFar(page: Page) {
  return page.getByRole("region", { name: "So far" });
}

function drafted(page: Page) {
  return soFar(page).getByRole("listitem");
}
