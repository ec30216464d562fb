import { fieldIds } from "./editor-context.ts";
import { newOption, newQuestion } from "./question.ts";
import { questionWith } from "./question-with.ts";

const option = newOption("North");
const inner = newQuestion("text");
const rule = {
  key: "k9000",
  question: "",
  relation: "is" as const,
  options: [],
};
const one = newQuestion("text");
const other = {
  ...newQuestion("choice"),
  options: [option],
  other: { option: option.key, question: inner },
  showIf: { join: "and" as const, rules: [rule] },
};

describe("the question that contains a control", () => {
  it.each([
    ["its text", fieldIds.question(other.key)],
    ["an option", fieldIds.option(option.key)],
    ["the text shown with “Other”", fieldIds.question(inner.key)],
    ["a rule", fieldIds.rule(rule.key)],
  ])("is found for %s", (_what, name) => {
    expect(questionWith([one, other], name)).toBe(other);
  });

  it.each([
    fieldIds.title,
    fieldIds.addQuestion,
    fieldIds.challenge("k9001"),
    `translation-de-${other.key}`,
  ])("is none for %s", (name) => {
    expect(questionWith([one, other], name)).toBeUndefined();
  });
});
