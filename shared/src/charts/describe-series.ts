import {
  type SpanChange,
  movingAverageWindow,
  spanChange,
  sum,
  movingAverage,
} from "../domain/insights.ts";
import { formatCount } from "../domain/locale.ts";
import { findGaps } from "./bucket-step.ts";
import { formatPercent, formatTenths } from "./format.ts";
import { nameEach, nameSpan, nameTime } from "./name-steps.ts";
import type { BucketSeries, ReadBucket } from "./read-buckets.ts";
import { series as texts } from "#messages";

/** From this growth on, in percent, a multiple is easier to understand. */
const timesFrom = 900;

/**
 * One sentence about the series: the trend, or else the busiest time.
 * @param running Whether responses are still added to the last bucket: a
 *   partial day is not compared with full ones.
 */
export function describeSeries(series: BucketSeries, running = false): string {
  const { step, buckets } = series;
  const words = series.byRelease ? texts.byRelease : texts;
  const filled = buckets.filter(({ count }) => count > 0);
  const [first] = filled;
  if (!first) return texts.noResponses;
  if (filled.length === 1) {
    const at = nameTime(step, first.label);
    return words.only({
      at,
      count: first.count,
      formatted: formatCount(first.count),
    });
  }
  const trend = trendOf(series, running);
  return trend ? describeTrend(trend) : describePeak(step, filled, words);
}

/** The difference between the last seven complete buckets and the seven before. */
export interface Trend extends SpanChange {
  percent: number;
  /** Text for a span of seven buckets. */
  span: string;
  /** Name of the end of the last compared bucket; null if it has none. */
  until: string | null;
}

/**
 * The trend of a series, for all texts about it; null while there is none, or
 * while waiting responses could reverse it.
 * @param running Whether responses are still added to the last bucket, which is
 *   then left out.
 */
export function trendOf(series: BucketSeries, running: boolean): Trend | null {
  const { buckets, waiting = 0 } = series;
  const whole = running ? buckets.slice(0, -1) : buckets;
  const change = spanChange(whole.map(({ count }) => count));
  const { recent, before, percent } = change;
  const certain = waiting === 0 || Math.abs(recent - before) > waiting;
  if (percent === null || !certain) return null;
  const until = whole.at(-1)?.until ?? null;
  return { recent, before, percent, span: spanOf(series), until };
}

/** Text for the last seven buckets; they have no duration if some are missing. */
function spanOf({ step, buckets }: BucketSeries): string {
  const compared = buckets.slice(-2 * movingAverageWindow - 1);
  const gaps = findGaps(compared.map(({ position }) => position));
  return gaps.size > 0
    ? nameSpan({ unit: "bucket", size: movingAverageWindow })
    : nameSpan({ ...step, size: movingAverageWindow * step.size });
}

function describeTrend({
  percent,
  recent,
  before,
  span,
  until,
}: Trend): string {
  const spans = {
    recent: until === null ? texts.last({ span }) : texts.upTo({ span, until }),
    before: texts.before({ span }),
  };
  if (recent === before) return texts.trendLevel(spans);
  if (recent === 0)
    return texts.trendNone({ ...spans, earlier: formatCount(before) });
  if (percent === 0) return texts.trendNearlyLevel(spans);
  if (percent >= timesFrom)
    return texts.trendTimes({
      ...spans,
      times: formatCount(Math.round(recent / before)),
    });
  if (percent > 0)
    return texts.trendUp({ ...spans, percent: formatPercent(percent) });
  return texts.trendDown({ ...spans, percent: formatPercent(-percent) });
}

function describePeak(
  step: BucketSeries["step"],
  filled: readonly ReadBucket[],
  words: Pick<typeof texts, "most">,
): string {
  const total = sum(filled.map(({ count }) => count));
  const highest = Math.max(0, ...filled.map(({ count }) => count));
  const [peak, ...others] = filled.filter(({ count }) => count === highest);
  const formatted = formatCount(highest);
  if (!peak || others.length > 0)
    return texts.atMost({ each: nameEach(step), count: highest, formatted });
  const at = nameTime(step, peak.label);
  return highest * 2 > total
    ? words.most({ at, formatted, total: formatCount(total) })
    : texts.peak({ at, formatted });
}

/** Rows of a series for a table, bucket by bucket: time, responses, moving average. */
export function seriesRows({ buckets }: BucketSeries): string[][] {
  const averages = movingAverage(buckets.map(({ count }) => count));
  return buckets.map(({ label, count }, index) => [
    label,
    formatCount(count),
    formatTenths(averages[index] ?? 0),
  ]);
}
