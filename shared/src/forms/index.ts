/**
 * The rules of forms: which questions are asked, which answers fit, how they
 * are counted, and when a survey is closed. No React, HTTP or SQL; browser and
 * server use the same code.
 */
export * from "./conditions/asked.ts";
export * from "./conditions/check-forms.ts";
export * from "./conditions/judge-answers.ts";
export { dateYearsMax } from "./kinds/date/date.ts";
export * from "./kinds/date/date-steps.ts";
export type {
  AnswerProblem,
  AskedQuestion,
  StoredAnswer,
} from "./kinds/kind.ts";
export { countedPlaces, readAnswer } from "./kinds/kinds.ts";
export * from "./kinds/number/quartiles.ts";
export * from "./kinds/number/steps.ts";
export * from "./kinds/ranking/ranks.ts";
export * from "./kinds/scale/scale.ts";
export { numberedFrom } from "./long-form.ts";
export * from "./survey-times.ts";
export * from "./text.ts";
