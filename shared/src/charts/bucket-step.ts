import { pairs } from "d3-array";
import { utcMonth } from "d3-time";

export type TimeUnit = "hour" | "day" | "week" | "month" | "bucket";

/** The length of time that a bucket covers. */
export interface BucketStep {
  unit: TimeUnit;
  size: number;
}

const hour = 3_600_000;
export const day = 24 * hour;

const lengths = [
  ["week", 7 * day],
  ["day", day],
  ["hour", hour],
] as const;

/**
 * The step of buckets that start at these times, in epoch ms: the shortest
 * difference between any two.
 */
export function stepOf(starts: readonly number[]): BucketStep {
  if (starts.length < 2)
    return { unit: startsDays(starts) ? "day" : "hour", size: 1 };
  if (startsMonths(starts))
    return { unit: "month", size: Math.min(...monthsApart(starts)) };
  const gap = shortest(starts);
  const whole = lengths.find(([, length]) => gap % length === 0);
  if (!whole) return { unit: "bucket", size: 1 };
  const [unit, length] = whole;
  return { unit, size: gap / length };
}

/** End of the bucket that starts at this time; NaN for buckets that are not times. */
export function endOf(start: number, { unit, size }: BucketStep): number {
  if (unit === "bucket") return NaN;
  if (unit === "month") return Number(utcMonth.offset(new Date(start), size));
  const [, length] = lengths.find(([name]) => name === unit) ?? ["", NaN];
  return start + size * length;
}

/** Indexes at which a series continues after missing buckets. */
export function findGaps(positions: readonly number[]): Set<number> {
  // Months differ in length, which is not a gap.
  const longest = 1.5 * shortest(positions);
  const gaps = new Set<number>();
  distances(positions).forEach((distance, index) => {
    if (distance > longest) gaps.add(index + 1);
  });
  return gaps;
}

export function startsDays(starts: readonly number[]): boolean {
  return starts.every((start) => start % day === 0);
}

function startsMonths(starts: readonly number[]): boolean {
  return starts.every(
    (start) => Number(utcMonth.floor(new Date(start))) === start,
  );
}

function monthsApart(starts: readonly number[]): number[] {
  const dates = starts.map((start) => new Date(start));
  return pairs(dates, (from, to) => utcMonth.count(from, to));
}

function shortest(positions: readonly number[]): number {
  return Math.min(...distances(positions));
}

function distances(positions: readonly number[]): number[] {
  return pairs(positions, (before, after) => after - before);
}
