const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The maximum at which a curve still shows a trend; more buckets would be noise. */
const maxBuckets = 60;
/** A Monday, so that weekly buckets start on one. */
const originMs = Date.UTC(2001, 0, 1);

// No half days: they would alternate between day and night.
const steps = [
  ...[1, 3, 6].map((hours) => hours * hourMs),
  ...[1, 2, 7, 14, 28, 56, 112].map((days) => days * dayMs),
];
const longestStep = 364 * dayMs;

interface HourCount {
  hour: Date;
  count: number;
}

interface TimeRange {
  start: Date;
  end: Date;
}

/**
 * The smallest step in milliseconds that covers the range with at most
 * `maxBuckets` buckets; beyond 60 years no step does.
 */
function bucketStep({ start, end }: TimeRange): number {
  const fits = (step: number) =>
    floorTo(end, step) - floorTo(start, step) < maxBuckets * step;
  return steps.find(fits) ?? longestStep;
}

/** Counts by bucket over the whole range, with zeros for empty buckets. */
export function fillBuckets(
  counts: HourCount[],
  range: TimeRange,
): { bucket: string; count: number }[] {
  const step = bucketStep(range);
  const first = floorTo(range.start, step);
  const length = (floorTo(range.end, step) - first) / step + 1;
  const totals = new Array<number>(length).fill(0);
  for (const { hour, count } of counts) {
    const index = (floorTo(hour, step) - first) / step;
    totals[index] = (totals[index] ?? 0) + count;
  }
  return totals.map((count, index) => ({
    bucket: new Date(first + index * step).toISOString(),
    count,
  }));
}

function floorTo(time: Date, step: number): number {
  const since = time.getTime() - originMs;
  return originMs + Math.floor(since / step) * step;
}
