import { sentimentPercent, sum } from "../domain/insights.ts";
import { formatCount, formatList } from "../domain/locale.ts";
import { formatPercent } from "./format.ts";
import { withShares } from "./shares.ts";
import { quote } from "./text-layout.ts";
import type { SentimentColumn } from "./sentiment-columns.ts";
import { type SentimentTone, sentimentTones } from "./sentiment-tones.ts";
import { sentiment as texts } from "#messages";

/**
 * One sentence about a distribution.
 * @param average -1 to 1; null if unknown.
 */
export function describeSentiment(
  columns: readonly SentimentColumn[],
  average: number | null,
): string {
  const filled = columns.filter(({ count }) => count > 0);
  const total = sum(filled.map(({ count }) => count));
  if (total === 0) return describeAverage(average) ?? texts.noSentiment;
  if (filled.some(({ tone }) => tone === null)) return describePeak(filled);
  const parts = withShares(countTones(filled), total).sort(
    (a, b) => b.count - a.count,
  );
  const [lead] = parts;
  if (!lead) return texts.noSentiment;
  if (lead.count === total)
    return total === 1
      ? texts.only({ tone: lead.tone })
      : texts.all({ count: formatCount(total), tone: lead.tone });
  if (Math.round(lead.percent) === 100)
    return texts.nearlyAll({ tone: lead.tone });
  if (lead.count * 2 > total)
    return texts.most({
      percent: formatPercent(lead.percent),
      tone: lead.tone,
    });
  const named = parts
    .filter(({ count }) => count > 0)
    .map(({ tone, percent }) =>
      texts.mixedPart({ percent: formatPercent(percent), tone }),
    );
  return texts.mixed({ parts: formatList(named) });
}

/** "Average 63%"; null if unknown. */
export function describeAverage(average: number | null): string | null {
  return average === null
    ? null
    : texts.average({ percent: formatPercent(sentimentPercent(average)) });
}

/** Number of texts of each sentiment, from negative to positive. */
function countTones(
  columns: readonly SentimentColumn[],
): { tone: SentimentTone; count: number }[] {
  return sentimentTones.map((tone) => ({
    tone,
    count: sum(
      columns
        .filter((column) => column.tone === tone)
        .map(({ count }) => count),
    ),
  }));
}

function describePeak(filled: readonly SentimentColumn[]): string {
  const [first, second] = [...filled].sort((a, b) => b.count - a.count);
  if (!first || first.count === second?.count) return texts.noPeak;
  return texts.peak({
    quoted: quote(first.name),
    percent: formatPercent(first.share),
  });
}
