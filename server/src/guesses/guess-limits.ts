import { limits } from "@nearsay/core/contract";

/** What a guess is about. */
export type Purpose =
  "access" | "export" | "challenge" | "search" | "invitation";

/** The survey of guesses that name none. */
export const anySurvey = 0;

/** Different wrong entries by which a person is locked out of one survey. */
export const entriesMax = limits.accessCodeAttempts;

/** How long wrong entries count after the last of them, and so how long a lock lasts. */
export const lockMs = limits.accessCodeLockMs;

export const budgetMs = 60 * 60_000;

/** Wrong entries that one network may have evaluated in an hour, per survey. */
export const networkBudget = 20;

const surveyBudget = 100;
const searchBudget = 1000;

/** Wrong entries that all networks together may have evaluated in an hour, per survey; a search tries all surveys at once. */
export function wholeBudget(purpose: Purpose): number {
  return namesSurvey(purpose) ? surveyBudget : searchBudget;
}

/** Codes of a search and of an invitation could be anybody's. */
export function namesSurvey(purpose: Purpose): boolean {
  return purpose !== "search" && purpose !== "invitation";
}
