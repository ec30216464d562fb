import type { ChoiceQuestion } from "@nearsay/core/domain";
import { formatCount } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";

/** Gives a question that came without its text its number for a name. */
export function nameQuestions(
  questions: readonly ChoiceQuestion[],
): ChoiceQuestion[] {
  return questions.map((question, index) =>
    question.text.trim() === ""
      ? { ...question, text: texts.questionNumber(formatCount(index + 1)) }
      : question,
  );
}
