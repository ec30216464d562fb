import { spanChange } from "@nearsay/core/domain";
import { formatCount, formatPercent } from "../format.ts";
import { texts } from "../texts.ts";
import type { BucketSeries } from "./read-buckets.ts";

/** What the series shows, in one sentence: the trend, else the busiest moment. */
export function describeSeries({ unit, buckets }: BucketSeries): string {
  const filled = buckets.filter(({ count }) => count > 0);
  const [first] = filled;
  if (!first) return texts.noResponses;
  const { at, span } = texts.units[unit];
  if (filled.length === 1) {
    const { label, count } = first;
    return texts.only(`${at} ${label}`, count, formatCount(count));
  }
  const { percent } = spanChange(buckets.map(({ count }) => count));
  if (percent === null) {
    const peak = filled.reduce((a, b) => (b.count > a.count ? b : a));
    const when = `${at} ${peak.label}`;
    return texts.peak(when, peak.count, formatCount(peak.count));
  }
  if (percent === 0) return texts.trendLevel(span);
  const size = formatPercent(Math.abs(percent));
  return percent > 0 ? texts.trendUp(size, span) : texts.trendDown(size, span);
}
