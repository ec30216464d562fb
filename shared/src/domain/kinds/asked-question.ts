import type { Question } from "../../contract/question.ts";
import { dateSteps } from "./date-steps.ts";
import { numberSteps } from "./steps.ts";
import { rankPlaces } from "./ranks.ts";

/** What of a question its answers are judged and counted by. */
export type AskedQuestion = Pick<
  Question,
  "options" | "allowMultiple" | "form"
>;

/** A text, or the places that the answer is counted at, in their order. */
export type StoredAnswer = string | number[];

/** At how many places answers to a question are counted; 0 for text. */
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
