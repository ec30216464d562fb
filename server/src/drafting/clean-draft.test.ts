import type { DraftQuestion, SentForm } from "@nearsay/core/contract";
import { askOpen, cleanQuestions } from "./clean-draft.ts";

const choice = (form: SentForm): DraftQuestion => ({
  text: "Where?",
  type: "multiple_choice",
  allowMultiple: false,
  options: ["Here", "There"],
  form,
});

it("keeps a valid form", () => {
  const question = choice({ kind: "yes_no" });
  expect(cleanQuestions([question])).toEqual([question]);
});

it("asks an open question if there is only one option", () => {
  const { form: _, ...plain } = choice({ kind: "yes_no" });
  const questions = cleanQuestions([{ ...plain, options: ["Here", " here "] }]);
  expect(questions).toEqual([askOpen("Where?")]);
});

it.each([
  ["requires other options", { kind: "statement" }],
  [
    "depends on another question",
    {
      kind: "yes_no",
      showIf: {
        join: "and",
        rules: [{ question: 0, relation: "is", places: [0] }],
      },
    },
  ],
  ["is asked within another question", { kind: "choice", within: true }],
] satisfies [string, SentForm][])(
  "reduces a form to a plain choice if it %s",
  (_why, form) => {
    const { form: _, ...plain } = choice(form);
    expect(cleanQuestions([choice(form)])).toEqual([plain]);
  },
);
