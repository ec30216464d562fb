import type { KeywordCount } from "@nearsay/core/contract";
import {
  type KeywordsFigure,
  describeKeywords,
  leadingKeywords,
} from "@nearsay/core/charts";

/** The most frequent keywords of a ranked list, and the total of the list. */
export function figureOf(
  ranked: readonly KeywordCount[],
  most: number,
): KeywordsFigure {
  const label = describeKeywords(ranked);
  const leading = leadingKeywords(ranked).length;
  return { label, keywords: ranked.slice(0, most), leading };
}
