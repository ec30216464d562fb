import {
  type Budget,
  type Purpose,
  everySurveyBudget,
  longKnownMore,
  namesSurvey,
  networkBudget,
  solvedMost,
  difficultyMax,
  scarceWeight,
  wholeBudget,
} from "./attempt-limits.ts";

/**
 * Scopes in which wrong entries are counted: of one network at this survey, of
 * the same network at every survey, of all networks at this survey.
 */
export type Scope = "network" | "everySurvey" | "whole";

/** When the last counted entry stops counting; null if none counts. */
export type Counts = Record<Scope, Date | null>;

export interface Share {
  scope: Scope;
  budget: Budget;
}

export interface Charge extends Share {
  /** The number of wrong entries that one counts as. */
  weight: number;
}

export interface Terms {
  /** The difficulty of the bot check that must be solved before an entry is evaluated; 0 for none. */
  difficulty: number;
  /** Milliseconds until an entry is evaluated without a bot check. */
  freeInMs: number;
  /** Milliseconds until an entry is evaluated with a bot check of this difficulty. */
  waitMs: number;
  /** The budgets that a wrong entry uses, always in the same order. */
  charges: readonly Charge[];
  /** The budgets in which a right entry restores room. */
  regained: readonly Share[];
}

/**
 * The requirements for evaluating an entry. Wrong entries are free at first;
 * then each doubles the difficulty of the next, up to a bot check that a browser can
 * solve in 10 s; after that, room must become free again. If all networks
 * together have no room left, a network still has its own, in which each wrong
 * entry has more weight: attackers elsewhere lock no one out.
 * @param longKnown True gives a little more room to a person whose ID probably
 * existed before the attack began.
 */
export function termsOf(
  counts: Counts,
  purpose: Purpose,
  now: Date,
  longKnown: boolean,
): Terms {
  const levelIn = ({ scope, budget }: Share) =>
    levelOf(counts[scope], budget, now);
  const shares = sharesOf(purpose);
  const charges = chargesOf(shares, levelIn);
  const beyondFree = (share: Share) => levelIn(share) + 1 - share.budget.free;
  return {
    difficulty: difficultyOf(Math.ceil(Math.max(...shares.map(beyondFree)))),
    freeInMs: longest(shares, beyondFree),
    waitMs: longest(
      charges,
      (charge) =>
        levelIn(charge) +
        charge.weight -
        roomFor(charge.budget, difficultyMax, longKnown),
    ),
    charges,
    regained: shares.filter(
      (share) =>
        isRegained(purpose, share) && levelIn(share) > keptOf(share.budget),
    ),
  };
}

function sharesOf(purpose: Purpose): Share[] {
  const everySurvey = {
    scope: "everySurvey",
    budget: everySurveyBudget,
  } as const;
  return [
    { scope: "network", budget: networkBudget },
    ...(namesSurvey(purpose) ? [everySurvey] : []),
    { scope: "whole", budget: wholeBudget(purpose) },
  ];
}

function chargesOf(
  shares: Share[],
  levelIn: (share: Share) => number,
): Charge[] {
  const isScarce = shares.some(
    (share) =>
      share.scope === "whole" &&
      levelIn(share) + 1 > roomFor(share.budget, difficultyMax, false),
  );
  return shares
    .filter(({ scope }) => !(isScarce && scope === "whole"))
    .map((share) => ({
      ...share,
      weight: isScarce && share.scope === "network" ? scarceWeight : 1,
    }));
}

/** The time until none of them exceeds its limit. */
function longest<T extends Share>(
  shares: readonly T[],
  tooMany: (share: T) => number,
): number {
  const times = shares.map((share) => tooMany(share) * share.budget.renewMs);
  return Math.max(0, ...times);
}

/** For the first, second, … wrong entry beyond the free ones. */
function difficultyOf(beyond: number): number {
  return beyond <= 0 ? 0 : Math.min(difficultyMax, 2 ** (beyond - 1));
}

/** The number of wrong entries that count now. */
export function levelOf(
  until: Date | null,
  { renewMs }: Budget,
  now: Date,
): number {
  return Math.max(0, (until?.getTime() ?? 0) - now.getTime()) / renewMs;
}

/** The number of wrong entries that a budget permits with a solved bot check of this difficulty. */
export function roomFor(
  { free }: Budget,
  solved: number,
  longKnown: boolean,
): number {
  if (solved === 0) return free;
  if (solved < difficultyMax) return free + Math.log2(solved) + 1;
  return free + solvedMost + (longKnown ? longKnownMore : 0);
}

/**
 * The budget over all surveys is not restored: an attacker who may open one
 * survey could open it to attack another.
 */
function isRegained(purpose: Purpose, { scope }: Share): boolean {
  return namesSurvey(purpose) && scope !== "everySurvey";
}

/** The number of wrong entries that continue to count despite right entries. */
export function keptOf({ free }: Budget): number {
  return free / 2;
}
