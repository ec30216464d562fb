import type { QuestionForm } from "../question-form.ts";

/** Frequent topics of surveys, the most common first. */
export const templateTopics = [
  "street",
  "event",
  "school",
  "shop",
  "product",
  "meeting",
] as const;

export type TemplateTopic = (typeof templateTopics)[number];

/** A template survey in one language. */
export interface TemplateWords {
  readonly name: string;
  /** Words that select it. */
  readonly mentions: RegExp;
  readonly title: string;
  readonly asks: readonly (readonly [string, QuestionForm])[];
}

export const open: QuestionForm = { form: "open" };
export const yesNo: QuestionForm = { form: "yesNo" };
export const often: QuestionForm = { form: "scale", of: "frequency" };
export const grade: QuestionForm = { form: "scale", of: "grade" };
export const people: QuestionForm = { form: "number" };

export const degree: QuestionForm = { form: "degree" };

/** A single choice. @param options Separated by commas. */
export function oneOf(options: string): QuestionForm {
  return { form: "choice", options: options.split(", ") };
}

/** A multiple choice. @param options Separated by commas. */
export function anyOf(options: string): QuestionForm {
  return { form: "several", options: options.split(", "), most: null };
}
