import type { QuestionForm } from "../question-form.ts";

/** What surveys are often about, the commonest first. */
export const templateTopics = [
  "street",
  "event",
  "school",
  "shop",
  "product",
  "meeting",
] as const;

export type TemplateTopic = (typeof templateTopics)[number];

/** A survey to begin with, in one language. */
export interface TemplateWords {
  readonly name: string;
  /** Words that call for it. */
  readonly mentions: RegExp;
  readonly title: string;
  readonly asks: readonly (readonly [string, QuestionForm])[];
}

export const open: QuestionForm = { form: "open" };
export const yesNo: QuestionForm = { form: "yesNo" };
export const often: QuestionForm = { form: "scale", of: "frequency" };
export const grade: QuestionForm = { form: "scale", of: "grade" };
export const people: QuestionForm = { form: "number", of: "people" };

export function degree(quality: string): QuestionForm {
  return { form: "degree", quality };
}

/** One of these. @param options Parted by commas. */
export function oneOf(options: string): QuestionForm {
  return { form: "choice", options: options.split(", ") };
}

/** Any of these. @param options Parted by commas. */
export function anyOf(options: string): QuestionForm {
  return { form: "several", options: options.split(", "), most: null };
}
