import type { Analytics } from "../contract/analytics.ts";
import { sentimentPercent, sum } from "../domain/insights.ts";
import { formatList } from "../domain/locale.ts";
import { describeSentiment } from "./describe-sentiment.ts";
import { describeEachSide, unlessWithheld } from "./describe-sides.ts";
import { formatPercent } from "./format.ts";
import { type SentimentColumn, readSentiment } from "./sentiment-columns.ts";
import type { Side, SideShares } from "./side-shares.ts";
import { sentiment as sentimentTexts, side as sideTexts } from "#messages";

/**
 * Sentiment of the texts of each answer group; null counts for a group that is
 * withheld.
 * @param columns Those of all answers, which are the positions for both groups.
 */
export function sentimentShares(
  sides: readonly Side[],
  columns: readonly SentimentColumn[],
): SideShares[] {
  return sides.map(({ name, analytics }) => {
    const own = new Map(
      analytics.sentimentHistogram.map(({ bucket, count }) => [bucket, count]),
    );
    const counts = columns.map((column) => own.get(column.name) ?? null);
    return { name, counts, whole: sum(counts.map((count) => count ?? 0)) };
  });
}

export function sentimentFindings(sides: readonly Side[]): string[] {
  return describeEachSide(sides, unlessWithheld(describe));
}

function describe(analytics: Analytics): string {
  const { sentimentHistogram, sentimentAverage } = analytics;
  return describeSentiment(readSentiment(sentimentHistogram), sentimentAverage);
}

/** The averages that are known, each after the name of its answer group. */
export function describeAverages(sides: readonly Side[]): string {
  const averages = sides.flatMap(({ name, analytics }) =>
    analytics.sentimentAverage === null
      ? []
      : [
          sideTexts.reading({
            side: name,
            share: formatPercent(sentimentPercent(analytics.sentimentAverage)),
          }),
        ],
  );
  return averages.length > 0
    ? sideTexts.averages({ averages: formatList(averages) })
    : sentimentTexts.scale;
}
