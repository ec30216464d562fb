import { limits } from "@nearsay/core/contract";

/** The kind of code or answer that is entered. */
export type Purpose =
  | "access"
  | "export"
  | "challenge"
  | "search"
  | "invitation"
  | "ticket"
  | "operator";

/** The survey id for attempts that name no survey. */
export const anySurvey = 0;

/** Used as the network for the count over all networks. */
export const everyone = "";

/** Number of different wrong entries after which a person is locked out of one survey. */
export const entriesMax = limits.accessCodeAttempts;

/**
 * How long wrong entries count after the last of them, and so how long a lock
 * lasts, in milliseconds.
 */
export const lockMs = limits.accessCodeLockMs;

/** The permitted number of wrong entries, which is restored one by one. */
export interface Budget {
  /** Milliseconds until there is room for one more. */
  renewMs: number;
  /** Wrong entries before the next attempt requires a bot check. */
  free: number;
}

const second = 1000;
const minute = 60 * second;

/** For one network at one survey, or in searches: 20 an hour. */
export const networkBudget: Budget = { renewMs: 3 * minute, free: 12 };

/** For one network at all surveys together: 200 an hour. */
export const everySurveyBudget: Budget = { renewMs: 18 * second, free: 192 };

const surveyBudget: Budget = { renewMs: 72 * second, free: 100 };
const searchBudget: Budget = { renewMs: 18 * second, free: 200 };

/** For all networks together: 50 an hour at one survey, 200 for attempts that name no survey. */
export function wholeBudget(purpose: Purpose): Budget {
  return namesSurvey(purpose) ? surveyBudget : searchBudget;
}

const ofAnySurvey: readonly Purpose[] = [
  "search",
  "invitation",
  "ticket",
  "operator",
];

/**
 * Whether attempts are at one survey. Codes of searches, invitations and
 * tickets, and operators' keys, could belong to anyone.
 */
export function namesSurvey(purpose: Purpose): boolean {
  return !ofAnySurvey.includes(purpose);
}

/** The maximum difficulty of a bot check: above it, an attempt has to wait. */
export const difficultyMax = 16;

/**
 * Number of wrong entries beyond the free ones; the difficulty of each is twice
 * that of the one before.
 */
export const solvedMost = Math.log2(difficultyMax) + 1;

/**
 * Additional room for people whose ID is older than a day, so that no attacker
 * with new IDs can use up all of it.
 */
export const longKnownMore = 3;

/**
 * The weight of a wrong entry for its network while all networks together have
 * no room: each network may still try a code, but hardly more.
 */
export const scarceWeight = 5;
