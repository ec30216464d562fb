import { type BucketSeries, nameEach, nameOpenEnd } from "@nearsay/core/charts";
import { insights as texts } from "#messages";

/** The period covered; null if a single bucket states it itself. */
export function describeRange(
  { step, buckets }: BucketSeries,
  running: boolean,
): string | null {
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last || first === last) return null;
  const range = texts.range({
    from: first.label,
    to: last.label,
    each: nameEach(step),
  });
  return running
    ? texts.rangeSoFar({ range, notOver: nameOpenEnd(step) })
    : range;
}
