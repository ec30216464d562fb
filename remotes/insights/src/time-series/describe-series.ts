import { spanChange } from "@nearsay/core/domain";
import { formatCount, formatPercent } from "../format.ts";
import { texts } from "../texts.ts";
import type { BucketSeries } from "./read-buckets.ts";

/** What the series shows, in one sentence: the trend, else the busiest moment. */
export function describeSeries({ unit, buckets }: BucketSeries): string {
  const filled = buckets.filter(({ count }) => count > 0);
  const [first] = filled;
  if (!first) return texts.noResponses;
  if (filled.length === 1) {
    return texts.only(first.label, first.count, formatCount(first.count));
  }
  const { percent } = spanChange(buckets.map(({ count }) => count));
  const { span } = texts.units[unit];
  if (percent === null) {
    const peak = filled.reduce((a, b) => (b.count > a.count ? b : a));
    return texts.peak(peak.label, formatCount(peak.count));
  }
  if (percent === 0) return texts.trendLevel(span);
  const size = formatPercent(Math.abs(percent));
  return percent > 0 ? texts.trendUp(size, span) : texts.trendDown(size, span);
}
