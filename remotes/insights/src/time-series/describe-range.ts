import { type BucketSeries, seriesTexts } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";

/** The period covered; null if a single bucket states it itself. */
export function describeRange(
  { step, buckets }: BucketSeries,
  running: boolean,
): string | null {
  const { unit, size } = step;
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last || first === last) return null;
  const range = texts.range(
    first.label,
    last.label,
    seriesTexts.each(unit, size),
  );
  return running
    ? texts.rangeSoFar(range, seriesTexts.notOver(unit, size))
    : range;
}
