import type { StoredAnswers } from "../../community/responses/read-answers.ts";
import { sayAnswer } from "../../surveys/say-answer.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";

/** By question id: a text, or the options that were chosen. */
type SaidAnswers = Record<string, string | string[]>;

/** Answers as text, in the order of the questions. */
export function sayAnswers(
  answers: StoredAnswers,
  questions: readonly Pick<QuestionRow, "questionId" | "options" | "form">[],
): SaidAnswers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const { questionId } = question;
      const answer = answers[questionId];
      if (answer === undefined) return [];
      return [[String(questionId), sayAnswer(question, answer)]];
    }),
  );
}
