import type { QuestionKind } from "../../contract/question-form.ts";
import { dateSteps } from "./date/date-steps.ts";
import type { AskedQuestion } from "./kind.ts";
import { numberSteps } from "./number/steps.ts";
import { rankPlaces } from "./ranking/ranks.ts";

type Count = (question: AskedQuestion) => number;

const byOption: Count = ({ options }) => options.length;

const counts: Readonly<Record<QuestionKind, Count>> = {
  text: () => 0,
  choice: byOption,
  yes_no: byOption,
  scale: byOption,
  ranking: ({ options }) => rankPlaces(options.length),
  number: ({ form: { number } }) =>
    number === null ? 0 : numberSteps(number).count,
  date: ({ form: { dates } }) => (dates === null ? 0 : dateSteps(dates).count),
  statement: byOption,
};

/** Number of counters for answers to a question; 0 for text. */
export function countedPlaces(question: AskedQuestion): number {
  return counts[question.form.kind](question);
}
