import type { Bucket } from "../../contract/analytics.ts";
import { locale } from "../locale.ts";
import type { TimeUnit } from "./series-texts.ts";

/** How much time a bucket covers. */
export interface BucketStep {
  unit: TimeUnit;
  size: number;
}

export interface ReadBucket {
  /** For people, in their own calendar. */
  label: string;
  /** The label for under the axis, where there is little room. */
  tick: string;
  count: number;
  /** Place on the horizontal axis, in any unit. */
  position: number;
}

export interface BucketSeries {
  step: BucketStep;
  buckets: ReadBucket[];
}

const hour = 3_600_000;
const day = 24 * hour;

const lengths = [
  ["week", 7 * day],
  ["day", day],
  ["hour", hour],
] as const;

/**
 * Names and places the buckets of a series; in time where every bucket is a moment, else side by side.
 * @param timeZone The reader's own where it is left out.
 */
export function readSeries(
  source: readonly Bucket[],
  timeZone?: string,
): BucketSeries {
  const times = source.map(({ bucket }) => Date.parse(bucket));
  if (!times.every((time, index) => time > (times[index - 1] ?? -Infinity))) {
    const buckets = source.map(({ bucket, count }, index) => ({
      label: bucket,
      tick: bucket,
      count,
      position: index,
    }));
    return { step: { unit: "bucket", size: 1 }, buckets };
  }
  const step = stepOf(times);
  const format = formatOf(step.unit, times, timeZone);
  const tickFormat = spansDays(times) ? dateFormat(timeZone) : format;
  const buckets = source.map(({ count }, index) => {
    const position = times[index] ?? 0;
    const label = format.format(position);
    const tick = tickFormat.format(position);
    return { label, tick, count, position };
  });
  return { step, buckets };
}

function dateFormat(timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    month: "short",
    day: "numeric",
  });
}

/** Moments so far apart that their dates alone tell them apart. */
function spansDays(times: readonly number[]): boolean {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return !startsDays(times) && last - first >= 4 * day;
}

function stepOf(times: readonly number[]): BucketStep {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const gap = Math.min(...gaps);
  if (gap === Infinity)
    return { unit: startsDays(times) ? "day" : "hour", size: 1 };
  if (startsMonths(times)) return { unit: "month", size: 1 };
  const whole = lengths.find(([, length]) => gap % length === 0);
  if (!whole) return { unit: "bucket", size: 1 };
  const [unit, length] = whole;
  return { unit, size: gap / length };
}

/** Days are counted in UTC; shown in local time they would slip to the day before. */
function formatOf(
  unit: TimeUnit,
  times: readonly number[],
  timeZone?: string,
): Intl.DateTimeFormat {
  const years = new Set(times.map((time) => new Date(time).getUTCFullYear()));
  const year = years.size > 1 ? ({ year: "numeric" } as const) : {};
  if (!startsDays(times)) {
    return new Intl.DateTimeFormat(locale, {
      timeZone,
      ...year,
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
    });
  }
  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    ...(unit === "month"
      ? { year: "numeric", month: "short" }
      : { ...year, month: "short", day: "numeric" }),
  });
}

function startsDays(times: readonly number[]): boolean {
  return times.every((time) => time % day === 0);
}

function startsMonths(times: readonly number[]): boolean {
  return (
    startsDays(times) &&
    times.every((time) => new Date(time).getUTCDate() === 1)
  );
}
