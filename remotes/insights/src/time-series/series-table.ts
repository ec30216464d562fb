import type { Bucket } from "@nearsay/core/contract";
import { type CsvTable, movingAverage } from "@nearsay/core/domain";
import { texts } from "../texts.ts";

/** The numbers of a series with the moments as they came: a spreadsheet reads these, and no names of days. */
export function seriesTable(buckets: readonly Bucket[]): CsvTable {
  const averages = movingAverage(buckets.map(({ count }) => count));
  const rows = buckets.map(({ bucket, count }, index) => [
    bucket,
    count,
    Math.round((averages[index] ?? 0) * 100) / 100,
  ]);
  return { columns: texts.seriesColumns, rows };
}
