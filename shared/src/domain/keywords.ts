import type { KeywordCount } from "../contract/analytics.ts";
import { percentOf, sum } from "./insights.ts";

/** How many keywords may be shown at once. */
export const keywordShowOptions = [10, 20, 30, 40, 50] as const;

export const keywordShowDefault = 10;

/** An integer number of keywords within 1..50. */
export function clampKeywordCount(count: number): number {
  if (!Number.isFinite(count)) return keywordShowDefault;
  return Math.min(50, Math.max(1, Math.trunc(count)));
}

/**
 * Most frequent first; equal counts keep their order, and a term that is listed
 * twice counts once with both counts.
 */
export function rankKeywords(
  keywords: readonly KeywordCount[],
): KeywordCount[] {
  const counts = new Map<string, number>();
  for (const { term, count } of keywords)
    counts.set(term, (counts.get(term) ?? 0) + count);
  return [...counts]
    .map(([term, count]) => ({ term, count }))
    .sort((a, b) => b.count - a.count);
}

/**
 * Share of all mentions that the `shown` most frequent keywords have, in
 * percent; 100 only for all.
 */
export function keywordCoverage(
  keywords: readonly KeywordCount[],
  shown: number,
): number {
  const counts = rankKeywords(keywords).map(({ count }) => count);
  return percentOf(sum(counts.slice(0, shown)), sum(counts));
}
