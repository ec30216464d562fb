/** Number of buckets in one moving average, and in each of the two compared spans. */
export const movingAverageWindow = 7;

/**
 * A last bucket counts as a spike from this ratio and this count on, if there
 * are more than this many buckets.
 */
export const spikeRule = { ratio: 1.4, count: 5, buckets: 3 } as const;

/** Average sentiment below this percentage is low. */
export const lowSentimentPercent = 45;

/** Mean of each count and up to `window - 1` counts before it; as long as `counts`. */
export function movingAverage(
  counts: readonly number[],
  window = movingAverageWindow,
): number[] {
  return counts.map((_count, index) => {
    const span = counts.slice(Math.max(0, index + 1 - window), index + 1);
    return sum(span) / span.length;
  });
}

export interface SpanChange {
  /** Sum of the last seven buckets. */
  recent: number;
  /** Sum of the seven before. */
  before: number;
  /**
   * Rounded, -100 only if there were none; null if there are not two full
   * spans, or the earlier one is empty.
   */
  percent: number | null;
}

/** The last seven buckets compared with the seven before. */
export function spanChange(
  counts: readonly number[],
  window = movingAverageWindow,
): SpanChange {
  const recent = sum(counts.slice(-window));
  const before = sum(counts.slice(-2 * window, -window));
  const comparable = counts.length >= 2 * window && before > 0;
  return {
    recent,
    before,
    percent: comparable ? changeOf(recent, before) : null,
  };
}

/** Never a decrease by 100% if there were some responses. */
function changeOf(recent: number, before: number): number {
  const percent = Math.round((recent / before - 1) * 100);
  return recent > 0 ? Math.max(-99, percent) : percent;
}

export interface Spike {
  /** Growth over the previous bucket, rounded; null if it was empty. */
  percent: number | null;
  count: number;
}

/**
 * The sudden increase of the last bucket over the previous one; null if there
 * is none.
 * @param waiting Number of responses that are in no bucket yet: it is a spike
 *   only if it stays one with all of them in the previous bucket.
 */
export function findSpike(
  counts: readonly number[],
  waiting = 0,
): Spike | null {
  const [previous = 0, last = 0] = counts.slice(-2);
  // In tenths, where 1.4 is an integer and rounding has no effect.
  const steep = last * 10 >= (previous + waiting) * (spikeRule.ratio * 10);
  if (counts.length <= spikeRule.buckets || last < spikeRule.count || !steep) {
    return null;
  }
  const percent = previous > 0 ? Math.round((last / previous - 1) * 100) : null;
  return { percent, count: last };
}

/** Sentiment of -1 to 1, clamped, as a percentage of 0 to 100. */
export function sentimentPercent(sentiment: number): number {
  return ((Math.min(1, Math.max(-1, sentiment)) + 1) / 2) * 100;
}

/** @param sentiment -1 to 1; null if unknown, which is not low. */
export function isLowSentiment(sentiment: number | null): boolean {
  return (
    sentiment !== null && sentimentPercent(sentiment) < lowSentimentPercent
  );
}

/** `part` of `whole` in percent; 0 if `whole` is 0. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}

/** A percentage for a spreadsheet, to a tenth. */
export function tenthsOf(percent: number): number {
  return Math.round(percent * 10) / 10;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
