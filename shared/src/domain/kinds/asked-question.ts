import type { Question } from "../../contract/question.ts";
import { dateSteps } from "./date-steps.ts";
import { numberSteps } from "./steps.ts";
import { rankPlaces } from "./ranks.ts";

/** The fields of a question that determine how its answers are validated and counted. */
export type AskedQuestion = Pick<
  Question,
  "options" | "allowMultiple" | "form"
>;

/** A text, or the indexes at which the answer is counted, in order. */
export type StoredAnswer = string | number[];

/** Number of counters for answers to a question; 0 for text. */
export function countedPlaces({ options, form }: AskedQuestion): number {
  switch (form.kind) {
    case "text":
      return 0;
    case "ranking":
      return rankPlaces(options.length);
    case "number":
      return form.number === null ? 0 : numberSteps(form.number).count;
    case "date":
      return form.dates === null ? 0 : dateSteps(form.dates).count;
    case "choice":
    case "yes_no":
    case "scale":
    case "statement":
      return options.length;
  }
}
