import { movingAverage } from "../insights.ts";
import { formatCount } from "../locale.ts";
import { formatTenths } from "./format.ts";
import type { BucketSeries } from "./read-buckets.ts";

/** The numbers of a series as a table says them, bucket by bucket: time, responses, moving average. */
export function seriesRows({ buckets }: BucketSeries): string[][] {
  const averages = movingAverage(buckets.map(({ count }) => count));
  return buckets.map(({ label, count }, index) => [
    label,
    formatCount(count),
    formatTenths(averages[index] ?? 0),
  ]);
}
