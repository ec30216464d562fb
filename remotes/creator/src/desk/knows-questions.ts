import type { ManagedSurvey } from "@nearsay/core/contract";

/** Whether every question is of a kind that this version knows: what it does not know it would change. */
export function knowsQuestions({ questions }: ManagedSurvey): boolean {
  return questions.every(({ type }) => type !== "unanswerable");
}
