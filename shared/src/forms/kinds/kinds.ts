import type { QuestionKind } from "../../contract/question-form.ts";
import { choice, statement, yesNo } from "./choice/choice.ts";
import { date } from "./date/date.ts";
import type { Kind } from "./kind.ts";
import { number } from "./number/number.ts";
import { ranking } from "./ranking/ranking.ts";
import { scale } from "./scale/scale-kind.ts";
import { text } from "./text/text.ts";

/** The rules of each kind of question. */
export const kinds: Readonly<Record<QuestionKind, Kind>> = {
  text,
  choice,
  yes_no: yesNo,
  scale,
  ranking,
  number,
  date,
  statement,
};

/**
 * Converts an answer to its stored form: the same for the browser that asks and
 * the server that counts.
 */
export const readAnswer: Kind["read"] = (question, answer) =>
  kinds[question.form.kind].read(question, answer);

/** What its kind requires of a question, before publishing. */
export const checkKind: Kind["check"] = (question) =>
  kinds[question.form.kind].check(question);

/** Number of counters for answers to a question; 0 for text. */
export const countedPlaces: Kind["places"] = (question) =>
  kinds[question.form.kind].places(question);
