import type { KeywordCount } from "@nearsay/core/contract";
import { type CsvTable, tenthsOf } from "@nearsay/core/domain";
import {
  type KeywordsFigure,
  formatCount,
  formatPercent,
  withShares,
} from "@nearsay/core/charts";
import { type Bar, BarList } from "../figures/bar-list.tsx";
import { insights as texts } from "#messages";

/** A bar for each keyword, proportional to its frequency. */
export function KeywordBars({ figure }: { readonly figure: KeywordsFigure }) {
  return (
    <BarList {...keywordBars(figure)} label={texts.keywords} look="rows" />
  );
}

/** A bar for each keyword; the first one is full. */
export function keywordBars({ label, keywords }: KeywordsFigure) {
  const bars = keywords.map(({ term, count }): Bar => ({
    label: term,
    value: count,
    reading: formatCount(count),
    changeKey: `keyword:${term}`,
  }));
  return { label, bars, max: keywords[0]?.count ?? 0 };
}

/** Formatted rows: keyword, mentions, share of `total`. */
export function keywordRows(
  keywords: readonly KeywordCount[],
  total: number,
): string[][] {
  return withShares(keywords, total).map(({ term, count, percent }) => [
    term,
    formatCount(count),
    formatPercent(percent),
  ]);
}

/** The same data as numbers, shares to a tenth. */
export function keywordTable(
  keywords: readonly KeywordCount[],
  total: number,
): CsvTable {
  return {
    columns: [texts.keyword, texts.mentions, texts.sharePercent],
    rows: withShares(keywords, total).map(({ term, count, percent }) => [
      term,
      count,
      tenthsOf(percent),
    ]),
  };
}
