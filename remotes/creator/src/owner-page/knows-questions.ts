import type { ManagedSurvey } from "@nearsay/core/contract";

/**
 * Whether every question is of a kind that this version supports; saving would
 * change unsupported ones.
 */
export function knowsQuestions({ questions }: ManagedSurvey): boolean {
  return questions.every(({ type }) => type !== "unanswerable");
}
