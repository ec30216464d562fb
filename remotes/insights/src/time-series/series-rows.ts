import { movingAverage } from "@nearsay/core/domain";
import type { BucketSeries } from "@nearsay/core/domain/charts";

/** The numbers of a series, bucket by bucket. */
export function seriesRows({
  buckets,
}: BucketSeries): { label: string; count: number; average: number }[] {
  const averages = movingAverage(buckets.map(({ count }) => count));
  return buckets.map(({ label, count }, index) => ({
    label,
    count,
    average: averages[index] ?? 0,
  }));
}
