import type { Bucket } from "@nearsay/core/contract";
import type { texts } from "../texts.ts";

export type BucketUnit = keyof typeof texts.units;

export interface ReadBucket {
  /** For people, in their own calendar. */
  label: string;
  count: number;
  /** Place on the horizontal axis, in any unit. */
  position: number;
}

export interface BucketSeries {
  unit: BucketUnit;
  buckets: ReadBucket[];
}

const hour = 3_600_000;
const day = 24 * hour;

/** Names and places the buckets of a series; in time where every bucket is a moment, else side by side. */
export function readSeries(source: readonly Bucket[]): BucketSeries {
  const times = source.map(({ bucket }) => Date.parse(bucket));
  if (!times.every((time, index) => time > (times[index - 1] ?? -Infinity))) {
    const buckets = source.map(({ bucket, count }, index) => ({
      label: bucket,
      count,
      position: index,
    }));
    return { unit: "bucket", buckets };
  }
  const unit = unitOf(times);
  const format = formatOf(unit, times);
  const buckets = source.map(({ count }, index) => {
    const position = times[index] ?? 0;
    return { label: format.format(position), count, position };
  });
  return { unit, buckets };
}

function unitOf(times: readonly number[]): BucketUnit {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const gap = Math.min(...gaps);
  if (gap === Infinity) return startsDays(times) ? "day" : "hour";
  if (gap < hour) return "bucket";
  if (gap < day) return gap === hour ? "hour" : "bucket";
  if (gap < 7 * day) return "day";
  return gap < 28 * day ? "week" : "month";
}

/** Days are counted in UTC; shown in local time they would slip to the day before. */
function formatOf(
  unit: BucketUnit,
  times: readonly number[],
): Intl.DateTimeFormat {
  const years = new Set(times.map((time) => new Date(time).getUTCFullYear()));
  const year = years.size > 1 ? ({ year: "numeric" } as const) : {};
  if (!startsDays(times)) {
    return new Intl.DateTimeFormat(undefined, {
      ...year,
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
    });
  }
  return new Intl.DateTimeFormat(undefined, {
    timeZone: "UTC",
    ...(unit === "month"
      ? { year: "numeric", month: "short" }
      : { ...year, month: "short", day: "numeric" }),
  });
}

function startsDays(times: readonly number[]): boolean {
  return times.every((time) => time % day === 0);
}
