import type { QuestionKind } from "../../contract/question-form.ts";
import { checkDate } from "./date/check-date.ts";
import type { CheckAs } from "./kind.ts";
import { checkNumber } from "./number/check-number.ts";
import { rankedMax } from "./ranking/ranks.ts";
import { checkScale } from "./scale/check-scale.ts";

const fits: CheckAs = () => null;

const optionsFrom =
  (least: number, most: number): CheckAs =>
  ({ options: { length } }) =>
    length < least || length > most ? "options" : null;

const checks: Readonly<Record<QuestionKind, CheckAs>> = {
  text: fits,
  choice: fits,
  yes_no: optionsFrom(2, 3),
  scale: checkScale,
  ranking: optionsFrom(2, rankedMax),
  number: checkNumber,
  date: checkDate,
  statement: optionsFrom(3, 3),
};

/** What its kind requires of a question, before publishing. */
export const checkKind: CheckAs = (question) =>
  checks[question.form.kind](question);
