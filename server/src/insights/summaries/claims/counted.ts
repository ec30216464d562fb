import type { Amount } from "./amounts.ts";
import type { Relation } from "./sentence-parts.ts";

/** Things that were counted: the options of a question, or words that people used. */
export interface Counted {
  names: readonly string[];
  /** By index, the number of people for each. */
  counts: readonly number[];
  /** The number of people who could have chosen each. */
  people: number;
  /** Whether naming one is a claim that requires a figure: true for options, false for words. */
  needsFigure: boolean;
}

/** Whether the figures support an amount stated for a group of things, given by index. */
export function holds(
  amount: Amount,
  group: readonly number[],
  { counts, people }: Counted,
  totals: readonly number[],
): boolean {
  const own = group.map((place) => counts[place] ?? NaN);
  if (own.length === 0 || people <= 0) return false;
  switch (amount.kind) {
    case "share":
      return own.every((count) =>
        isBetween(count / people, amount.from, amount.to),
      );
    case "count":
      return own.every((count) => count === amount.count);
    case "ratio": {
      const { part, whole } = amount;
      return totals.includes(whole)
        ? own.every((count) => count === part)
        : own.every((count) => isNear(count / people, part / whole));
    }
    case "rank":
      return isRanked(amount.rank, own, counts);
    case "unknown":
      return false;
  }
}

export function isRelated(
  relation: Relation,
  before: readonly number[],
  after: readonly number[],
  { counts }: Counted,
): boolean {
  return before.every((first) =>
    after.every((second) => {
      const lead = (counts[first] ?? NaN) - (counts[second] ?? NaN);
      if (relation === "fewer") return lead > 0;
      return relation === "more" ? lead < 0 : lead === 0;
    }),
  );
}

/** Whether these, and no others, have the highest or the lowest count. */
function isRanked(
  rank: "first" | "last" | "level",
  own: readonly number[],
  all: readonly number[],
): boolean {
  if (rank === "level") return own.length > 1 && new Set(own).size === 1;
  const edge = rank === "first" ? Math.max(...all) : Math.min(...all);
  const there = all.filter((count) => count === edge).length;
  return own.every((count) => count === edge) && there === own.length;
}

const tolerance = 1e-9;

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from - tolerance && value <= to + tolerance;
}

function isNear(value: number, other: number): boolean {
  return Math.abs(value - other) <= 0.005 + tolerance;
}
