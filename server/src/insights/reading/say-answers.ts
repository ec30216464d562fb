import type { StoredAnswers } from "../../community/responses/read-answers.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";

/** By question id: a text, or the options that were chosen. */
type SaidAnswers = Record<string, string | string[]>;

/** Answers in words, in the order of the questions. */
export function sayAnswers(
  answers: StoredAnswers,
  questions: readonly Pick<QuestionRow, "questionId" | "options">[],
): SaidAnswers {
  return Object.fromEntries(
    questions.flatMap(({ questionId, options }) => {
      const answer = answers[questionId];
      if (answer === undefined) return [];
      const said =
        typeof answer === "string"
          ? answer
          : answer.map((place) => options[place] ?? "");
      return [[String(questionId), said]];
    }),
  );
}
