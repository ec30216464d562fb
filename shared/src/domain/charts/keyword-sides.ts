import type { Analytics, KeywordCount } from "../../contract/analytics.ts";
import { rankKeywords } from "../keywords.ts";
import { describeKeywords } from "./describe-keywords.ts";
import { tellSides, tellTexts } from "./describe-sides.ts";
import { type Side, type SideShares, shareAt } from "./side-shares.ts";

/** The keywords of both sides. */
export interface KeywordSides {
  /** Those of any side, the most frequent in either first. */
  readonly terms: readonly string[];
  /** How many people of each side used them; null where they are not among its keywords, which is not to say that nobody did. */
  readonly shares: readonly SideShares[];
  /** Of each side that has some, by their rank. */
  readonly ranked: readonly {
    readonly name: string;
    readonly keywords: readonly KeywordCount[];
  }[];
  readonly findings: readonly string[];
}

/** Null where no side has keywords. */
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
    Math.max(...all.map((side) => shareAt(side, index))),
  );
  const order = [...terms.keys()].sort(
    (one, other) => (highest[other] ?? 0) - (highest[one] ?? 0),
  );
  const sorted = order.map((index) => terms[index] ?? "");
  return {
    terms: sorted,
    shares: sides.map((side) => sharesOf(side, sorted)),
    ranked,
    findings: tellSides(sides, tellTexts(describe)),
  };
}

/** Of all answers of the side, as each person counts once for a keyword. */
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
