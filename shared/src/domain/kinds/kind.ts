import type { Question } from "../../contract/question.ts";

/** The fields of a question that determine how its answers are validated and counted. */
export type AskedQuestion = Pick<
  Question,
  "options" | "allowMultiple" | "form"
>;

/** A text, or the indexes at which the answer is counted, in order. */
export type StoredAnswer = string | number[];

/** Why an answer does not fit its question. */
export type AnswerProblem =
  | "text"
  | "long"
  | "option"
  | "single"
  | "least"
  | "most"
  | "exclusive"
  | "number"
  | "range"
  | "date"
  | "ranking";

/** `stored` is null if the question was not answered. */
export type ReadAnswer =
  | { stored: StoredAnswer | null; problem?: undefined }
  | { problem: AnswerProblem };

/** Converts an answer to a question of one kind. */
export type ReadAs = (
  question: AskedQuestion,
  answer: string | readonly string[],
) => ReadAnswer;

/** What is wrong with a question of one kind; null if nothing is. */
export type CheckAs = (question: AskedQuestion) => KindProblem | null;

export type KindProblem = "options" | "scale" | "number" | "dates";
