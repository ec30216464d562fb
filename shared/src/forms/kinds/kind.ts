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
  | "incomplete";

/** `stored` is null if the question was not answered. */
export type ReadAnswer =
  | { stored: StoredAnswer | null; problem?: undefined }
  | { problem: AnswerProblem };

export type KindProblem = "options" | "scale" | "number" | "dates";

/** The rules of one kind of question. */
export interface Kind {
  /** Converts an answer to its stored form. */
  readonly read: (
    question: AskedQuestion,
    answer: string | readonly string[],
  ) => ReadAnswer;
  /** What is wrong with a question before it is published; null if nothing is. */
  readonly check: (question: AskedQuestion) => KindProblem | null;
  /** Number of counters for its answers; 0 if they are stored as text. */
  readonly places: (question: AskedQuestion) => number;
}

/** For kinds that are complete without fields of their own. */
export const fits: Kind["check"] = () => null;

/** For kinds with a limited number of options. */
export const optionsFrom =
  (least: number, most: number): Kind["check"] =>
  ({ options: { length } }) =>
    length < least || length > most ? "options" : null;

/** For kinds that count each option. */
export const byOption: Kind["places"] = ({ options }) => options.length;
