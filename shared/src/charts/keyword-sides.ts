import type { Analytics, KeywordCount } from "../contract/analytics.ts";
import { rankKeywords } from "../domain/keywords.ts";
import { describeKeywords } from "./describe-keywords.ts";
import { describeEachSide, unlessWithheld } from "./describe-sides.ts";
import { type Side, type SideShares, shareAt } from "./side-shares.ts";

/** The keywords of both answer groups. */
export interface KeywordSides {
  /** Keywords of either group, sorted by the higher of their shares. */
  readonly terms: readonly string[];
  /**
   * How many people of each group used them; null if a term is not among the
   * group's keywords, which does not mean that no one used it.
   */
  readonly shares: readonly SideShares[];
  /** The keywords of each group, sorted by rank; empty for a group that has none. */
  readonly ranked: readonly {
    readonly name: string;
    readonly keywords: readonly KeywordCount[];
  }[];
  readonly findings: readonly string[];
}

/** Null if no group has keywords. */
export function keywordSides(sides: readonly Side[]): KeywordSides | null {
  const ranked = sides.map(({ name, analytics }) => ({
    name,
    keywords: rankKeywords(analytics.topKeywords),
  }));
  const used = ranked.flatMap(({ keywords }) => keywords);
  if (used.length === 0) return null;
  const terms = [...new Set(used.map(({ term }) => term))];
  const all = sides.map((side) => sharesOf(side, terms));
  const highest = terms.map((_, index) =>
    Math.max(...all.map((side) => shareAt(side, index).percent)),
  );
  const order = [...terms.keys()].sort(
    (one, other) => (highest[other] ?? 0) - (highest[one] ?? 0),
  );
  const sorted = order.map((index) => terms[index] ?? "");
  return {
    terms: sorted,
    shares: sides.map((side) => sharesOf(side, sorted)),
    ranked,
    findings: describeEachSide(sides, unlessWithheld(describe)),
  };
}

/** Shares of all answers of the group, because each person counts once for a keyword. */
function sharesOf(
  { name, analytics }: Side,
  terms: readonly string[],
): SideShares {
  const own = new Map(
    analytics.topKeywords.map(({ term, count }) => [term, count]),
  );
  const counts = terms.map((term) => own.get(term) ?? null);
  return { name, counts, whole: analytics.releasedCount };
}

function describe({ topKeywords }: Analytics): string {
  return describeKeywords(rankKeywords(topKeywords));
}
