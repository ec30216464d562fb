import type { Bucket } from "@nearsay/core/contract";
import { type CsvTable, movingAverage } from "@nearsay/core/domain";
import type { BucketSeries } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";

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

/** With the moments as they came: a spreadsheet reads these, and no names of days. */
export function seriesTable(
  series: BucketSeries,
  buckets: readonly Bucket[],
): CsvTable {
  const rows = seriesRows(series).map(({ count, average }, index) => [
    buckets[index]?.bucket ?? "",
    count,
    Math.round(average * 100) / 100,
  ]);
  return { columns: texts.seriesColumns, rows };
}
