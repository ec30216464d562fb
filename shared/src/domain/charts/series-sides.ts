import type { Bucket } from "../../contract/analytics.ts";
import { sum } from "../insights.ts";
import { describeSeries } from "./describe-series.ts";
import { tellSides } from "./describe-sides.ts";
import { readTimeSeries } from "./read-buckets.ts";
import type { Side, SideShares } from "./side-shares.ts";

/**
 * When the answers of each side came. By the buckets' names, as a side may have been loaded when another hour had begun.
 * @param buckets Those of all, which are the places of both.
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

/** What each side's answers show over time. @param running Whether the last bucket is still counted in. @param timeZone The reader's own where none is told. */
export function seriesFindings(
  sides: readonly Side[],
  running: boolean,
  timeZone?: string,
): string[] {
  return tellSides(sides, (figures) =>
    describeSeries(readTimeSeries(figures, timeZone), running),
  );
}
