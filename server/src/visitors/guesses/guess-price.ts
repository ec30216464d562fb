import {
  type Budget,
  type Purpose,
  everySurveyBudget,
  longKnownMore,
  namesSurvey,
  networkBudget,
  paidMost,
  priceMax,
  scarceWeight,
  wholeBudget,
} from "./guess-limits.ts";

/** Whose wrong entries are counted: a network's at this survey, the same network's at every survey, everybody's at this survey. */
export type Scope = "network" | "everySurvey" | "whole";

/** When the last of what was counted counts no more; null where nothing does. */
export type Counts = Record<Scope, Date | null>;

export interface Share {
  scope: Scope;
  budget: Budget;
}

export interface Charge extends Share {
  /** As how many wrong entries one counts. */
  weight: number;
}

export interface Terms {
  /** What a bot check has to have cost before an entry is looked at; 0 is nothing. */
  price: number;
  /** Milliseconds until one is looked at for nothing. */
  freeInMs: number;
  /** Milliseconds until one is looked at for its price. */
  waitMs: number;
  /** What a wrong one uses up, always in one order. */
  charges: readonly Charge[];
  /** Where a right one makes room again. */
  regained: readonly Share[];
}

/**
 * What it takes to have an entry looked at. Wrong ones are free at first; then
 * each doubles the price of the next, up to what a browser can pay in 10 s;
 * then there has to be room again. Where all networks together have none left,
 * a network still has its own, in which each wrong entry weighs more: others'
 * guesses keep nobody out.
 * @param longKnown Somebody who was here before the guessing began, as far as can be told, has some room more.
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
    price: priceOf(Math.ceil(Math.max(...shares.map(beyondFree)))),
    freeInMs: longest(shares, beyondFree),
    waitMs: longest(
      charges,
      (charge) =>
        levelIn(charge) +
        charge.weight -
        roomFor(charge.budget, priceMax, longKnown),
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
      levelIn(share) + 1 > roomFor(share.budget, priceMax, false),
  );
  return shares
    .filter(({ scope }) => !(isScarce && scope === "whole"))
    .map((share) => ({
      ...share,
      weight: isScarce && share.scope === "network" ? scarceWeight : 1,
    }));
}

/** The time until the last of them is no longer too many. */
function longest<T extends Share>(
  shares: readonly T[],
  tooMany: (share: T) => number,
): number {
  const times = shares.map((share) => tooMany(share) * share.budget.renewMs);
  return Math.max(0, ...times);
}

/** Of the first, second, … wrong entry beyond the free ones. */
function priceOf(beyond: number): number {
  return beyond <= 0 ? 0 : Math.min(priceMax, 2 ** (beyond - 1));
}

/** Wrong entries that count now. */
export function levelOf(
  until: Date | null,
  { renewMs }: Budget,
  now: Date,
): number {
  return Math.max(0, (until?.getTime() ?? 0) - now.getTime()) / renewMs;
}

/** Wrong entries that a budget takes of somebody who paid this price. */
export function roomFor(
  { free }: Budget,
  paid: number,
  longKnown: boolean,
): number {
  if (paid === 0) return free;
  if (paid < priceMax) return free + Math.log2(paid) + 1;
  return free + paidMost + (longKnown ? longKnownMore : 0);
}

/** Who may open one survey could open it to guess at another. */
function isRegained(purpose: Purpose, { scope }: Share): boolean {
  return namesSurvey(purpose) && scope !== "everySurvey";
}

/** Wrong entries that go on counting although what is right is entered. */
export function keptOf({ free }: Budget): number {
  return free / 2;
}
