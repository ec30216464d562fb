import type { QuestionKind } from "../../contract/question-form.ts";
import { readChoice } from "./choice/read-choice.ts";
import { readDate } from "./date/read-date.ts";
import type { ReadAs } from "./kind.ts";
import { readNumber } from "./number/read-number.ts";
import { readRanking } from "./ranking/read-ranking.ts";
import { readText } from "./text/read-text.ts";

const readers: Readonly<Record<QuestionKind, ReadAs>> = {
  text: readText,
  choice: readChoice,
  yes_no: readChoice,
  scale: readChoice,
  ranking: readRanking,
  number: readNumber,
  date: readDate,
  statement: readChoice,
};

/**
 * Converts an answer to its stored form: the same for the browser that asks and
 * the server that counts.
 */
export const readAnswer: ReadAs = (question, answer) =>
  readers[question.form.kind](question, answer);
