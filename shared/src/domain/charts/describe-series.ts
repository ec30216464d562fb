import { spanChange } from "../insights.ts";
import { formatCount } from "../locale.ts";
import { formatPercent } from "./format.ts";
import type { BucketSeries } from "./read-buckets.ts";
import { seriesTexts as texts } from "./series-texts.ts";

/** What the series shows, in one sentence: the trend, else the busiest moment. */
export function describeSeries({ step, buckets }: BucketSeries): string {
  const filled = buckets.filter(({ count }) => count > 0);
  const [first] = filled;
  if (!first) return texts.noResponses;
  const { unit, size } = step;
  if (filled.length === 1) {
    const { label, count } = first;
    return texts.only(texts.at(unit, size, label), count, formatCount(count));
  }
  const { percent } = spanChange(buckets.map(({ count }) => count));
  if (percent === null) {
    const peak = filled.reduce((a, b) => (b.count > a.count ? b : a));
    const when = texts.at(unit, size, peak.label);
    return texts.peak(when, peak.count, formatCount(peak.count));
  }
  const span = texts.span(unit, size);
  if (percent === 0) return texts.trendLevel(span);
  const growth = formatPercent(Math.abs(percent));
  return percent > 0
    ? texts.trendUp(growth, span)
    : texts.trendDown(growth, span);
}
