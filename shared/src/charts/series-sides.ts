import type { Bucket } from "../contract/analytics.ts";
import { sum } from "../domain/insights.ts";
import { describeSeries } from "./describe-series.ts";
import { describeEachSide } from "./describe-sides.ts";
import { readTimeSeries } from "./read-buckets.ts";
import type { Side, SideShares } from "./side-shares.ts";

/**
 * When the answers of each group arrived. Matched by the buckets' names,
 * because a group may have been loaded after another hour had begun.
 * @param buckets Those of all answers, which are the positions for both groups.
 */
export function seriesShares(
  sides: readonly Side[],
  buckets: readonly Bucket[],
): SideShares[] {
  return sides.map(({ name, analytics }) => {
    const own = new Map(
      analytics.timeSeries.map(({ bucket, count }) => [bucket, count]),
    );
    const counts = buckets.map(({ bucket }) => own.get(bucket) ?? 0);
    return { name, counts, whole: sum(counts) };
  });
}

/**
 * Findings about each group's answers over time.
 * @param running Whether responses are still added to the last bucket.
 * @param timeZone The reader's own if omitted.
 */
export function seriesFindings(
  sides: readonly Side[],
  running: boolean,
  timeZone?: string,
): string[] {
  return describeEachSide(sides, (figures) =>
    describeSeries(readTimeSeries(figures, timeZone), running),
  );
}
