import type { StoredAnswers } from "../../community/stored-responses/stored-answers.ts";
import { describeAnswer } from "../../surveys/describe-answer.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";

/** By question id: a text, or the options that were chosen. */
type DescribedAnswers = Record<string, string | string[]>;

/** Answers as text, in the order of the questions. */
export function describeAnswers(
  answers: StoredAnswers,
  questions: readonly Pick<QuestionRow, "questionId" | "options" | "form">[],
): DescribedAnswers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const { questionId } = question;
      const answer = answers[questionId];
      if (answer === undefined) return [];
      return [[String(questionId), describeAnswer(question, answer)]];
    }),
  );
}
