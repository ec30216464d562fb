import type { KeywordCount } from "@nearsay/core/contract";
import { type CsvTable, percentOf } from "@nearsay/core/domain";
import {
  type DrawnBar,
  formatCount,
  formatPercent,
} from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";

/** A bar for each of a ranked list, the first one full. */
export function keywordBars(ranked: readonly KeywordCount[]): {
  bars: DrawnBar[];
  max: number;
} {
  const bars = ranked.map(({ term, count }) => ({
    label: term,
    value: count,
    reading: formatCount(count),
  }));
  return { bars, max: ranked[0]?.count ?? 0 };
}

/** Rows to read: keyword, mentions, share of `total`. */
export function keywordRows(
  keywords: readonly KeywordCount[],
  total: number,
): string[][] {
  return keywords.map(({ term, count }) => [
    term,
    formatCount(count),
    formatPercent(percentOf(count, total)),
  ]);
}

/** The same to reckon with. */
export function keywordTable(
  keywords: readonly KeywordCount[],
  total: number,
): CsvTable {
  return {
    columns: [texts.keyword, texts.mentions, texts.sharePercent],
    rows: keywords.map(({ term, count }) => [
      term,
      count,
      percentOf(count, total),
    ]),
  };
}
