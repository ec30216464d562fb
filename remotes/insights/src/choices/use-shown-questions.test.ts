import type { ChoiceQuestion } from "@nearsay/core/domain";
import { findQuestions } from "./use-shown-questions.ts";

const asked = ["Is the path lit?", "Où est le café ?", "האם השביל מואר?"];
const questions = asked.map((text, index): ChoiceQuestion => ({
  id: String(index),
  text,
  total: 0,
  options: [],
}));

const found = (words: string) =>
  findQuestions(questions, words).map(({ text }) => text);

test.each([
  [" PATH ", [asked[0]]],
  ["cafe", [asked[1]]],
  ["CAFÉ", [asked[1]]],
  ["השביל", [asked[2]]],
  ["bridge", []],
  ["?", asked],
  ["  ", asked],
])("%j finds %j", (words, expected) => {
  expect(found(words)).toEqual(expected);
});
