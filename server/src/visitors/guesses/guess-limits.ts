import { limits } from "@nearsay/core/contract";

/** What a guess is about. */
export type Purpose =
  | "access"
  | "export"
  | "challenge"
  | "search"
  | "invitation"
  | "ticket"
  | "operator";

/** The survey of guesses that name none. */
export const anySurvey = 0;

/** In place of a network: all of them. */
export const everyone = "";

/** Different wrong entries by which a person is locked out of one survey. */
export const entriesMax = limits.accessCodeAttempts;

/** How long wrong entries count after the last of them, and so how long a lock lasts. */
export const lockMs = limits.accessCodeLockMs;

/** Room for wrong entries, which comes back one by one. */
export interface Budget {
  /** Milliseconds until there is room for one more. */
  renewMs: number;
  /** Wrong entries before the next one has its price. */
  free: number;
}

const second = 1000;
const minute = 60 * second;

/** Of one network at one survey, or in searches: 20 an hour. */
export const networkBudget: Budget = { renewMs: 3 * minute, free: 12 };

/** Of one network at all surveys that it guesses at: 200 an hour. */
export const everySurveyBudget: Budget = { renewMs: 18 * second, free: 192 };

const surveyBudget: Budget = { renewMs: 72 * second, free: 100 };
const searchBudget: Budget = { renewMs: 18 * second, free: 200 };

/** Of all networks together: 50 an hour at one survey, 200 where all surveys are tried at once. */
export function wholeBudget(purpose: Purpose): Budget {
  return namesSurvey(purpose) ? surveyBudget : searchBudget;
}

const ofAnySurvey: readonly Purpose[] = [
  "search",
  "invitation",
  "ticket",
  "operator",
];

/** Codes of a search, of an invitation and of a ticket could be anybody's, as keys of operators could. */
export function namesSurvey(purpose: Purpose): boolean {
  return !ofAnySurvey.includes(purpose);
}

/** The highest price: from there on only time helps. */
export const priceMax = 16;

/** Wrong entries beyond the free ones, the price of each twice that of the one before. */
export const paidMost = Math.log2(priceMax) + 1;

/** Room that is left to people who have been known for long, so that nobody who comes to guess takes all of it. */
export const longKnownMore = 3;

/** What a wrong entry counts for its network while all networks together have no room: each may try a code, hardly more. */
export const scarceWeight = 5;
