import type { Analytics, Bucket } from "../contract/analytics.ts";
import { locale } from "../domain/locale.ts";
import { type ReleasedFigures, waitingCount } from "./describe-release.ts";
import { once } from "../domain/once.ts";
import {
  type BucketStep,
  type TimeUnit,
  day,
  endOf,
  startsDays,
  stepOf,
} from "./bucket-step.ts";
import { isolate } from "./text-layout.ts";
import { writeDay } from "./format.ts";

export interface ReadBucket {
  /** For people, in their own calendar. */
  label: string;
  /** The label under the axis, where there is little space. */
  tick: string;
  /**
   * Name of the end: the last day of the bucket, or the time if it ends within
   * a day; null if it is not a time.
   */
  until: string | null;
  count: number;
  /** Position on the horizontal axis, in any unit. */
  position: number;
}

export interface BucketSeries {
  step: BucketStep;
  buckets: ReadBucket[];
  /** End of the last bucket, in epoch ms; null if buckets are not times. */
  end: number | null;
  /** Whether answers are dated by the release of their group instead of their arrival. */
  byRelease?: boolean;
  /** Number of responses that are in no bucket yet, and may be added to any of them. */
  waiting?: number;
}

/** The figures from which a series is read. */
export type TimeFigures = ReleasedFigures &
  Pick<Analytics, "timeSeries" | "answerPlaces" | "languages">;

/**
 * Names the buckets of a series and sets their positions: by time if every
 * bucket is a time, otherwise side by side.
 * @param timeZone The reader's own if omitted.
 */
export function readSeries(
  source: readonly Bucket[],
  timeZone?: string,
): BucketSeries {
  const starts = source.map(({ bucket }) => Date.parse(bucket));
  const inTime = starts.every(
    (start, index) => start > (starts[index - 1] ?? -Infinity),
  );
  return inTime ? placeInTime(source, starts, timeZone) : placeInRow(source);
}

/**
 * Whether answers are dated by the release of their group: in a subset that
 * reveals something about people, the hours of arrival would reveal more.
 */
export function countsByRelease({
  answerPlaces,
  languages,
}: Pick<Analytics, "answerPlaces" | "languages">): boolean {
  return answerPlaces !== "none" || languages.length > 0;
}

/** The responses of such figures over time. @param timeZone The reader's own if omitted. */
export function readTimeSeries(
  figures: TimeFigures,
  timeZone?: string,
): BucketSeries {
  const series = readSeries(figures.timeSeries, timeZone);
  return {
    ...series,
    byRelease: countsByRelease(figures),
    waiting: waitingCount(figures),
  };
}

/**
 * Whether further responses will be added to the last bucket, which is not
 * conclusive until then: it is not over and the survey is open, or a group is
 * awaited.
 * @param now Epoch ms.
 * @param closesAt Epoch ms; null if unknown.
 */
export function isRunning(
  { end }: BucketSeries,
  { nextRelease }: Pick<Analytics, "nextRelease">,
  now: number,
  closesAt: number | null,
): boolean {
  if (nextRelease === "more-answers") return true;
  return end !== null && now < Math.min(end, closesAt ?? end);
}

function placeInRow(source: readonly Bucket[]): BucketSeries {
  const buckets = source.map(({ bucket, count }, position) => ({
    label: isolate(bucket),
    tick: bucket,
    until: null,
    count,
    position,
  }));
  return { step: { unit: "bucket", size: 1 }, buckets, end: null };
}

function placeInTime(
  source: readonly Bucket[],
  starts: readonly number[],
  timeZone?: string,
): BucketSeries {
  const step = stepOf(starts);
  const end = endOf(starts.at(-1) ?? NaN, step);
  const full = once(() => formatOf(step.unit, starts, timeZone));
  const short = once(() =>
    startsDays(starts) ? full() : tickFormat(starts, timeZone),
  );
  // A day that ends at midnight is still the day before.
  const back = startsDays(starts) ? day : 0;
  const buckets = source.map(({ count }, index): ReadBucket => {
    const position = starts[index] ?? 0;
    return {
      count,
      position,
      // Only the few of hundreds of names that are shown are computed.
      get label() {
        return full()(position);
      },
      get tick() {
        return short()(position);
      },
      get until() {
        const over = endOf(position, step);
        return Number.isNaN(over) ? null : full()(over - back);
      },
    };
  });
  return { step, buckets, end: Number.isNaN(end) ? null : end };
}

/** For times within days: without hours or minutes if these do not distinguish the times. */
function tickFormat(
  starts: readonly number[],
  timeZone?: string,
): (moment: number) => string {
  const hour = spansDays(starts) ? undefined : "numeric";
  const minute = hour && !startHours(starts, timeZone) ? "2-digit" : undefined;
  return writer({ timeZone, month: "short", day: "numeric", hour, minute });
}

/** Whether all are full hours in the reader's time zone; some time zones are half an hour off. */
function startHours(starts: readonly number[], timeZone?: string): boolean {
  const minuteOf = writer({ timeZone, minute: "numeric" });
  return starts.every((start) => Number(minuteOf(start)) === 0);
}

/** Whether the times are so far apart that their dates alone distinguish them. */
function spansDays(starts: readonly number[]): boolean {
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  return last - first >= 4 * day;
}

/** Days are counted in UTC; in local time they could be shown as the day before. */
function formatOf(
  unit: TimeUnit,
  starts: readonly number[],
  timeZone?: string,
): (moment: number) => string {
  const years = new Set(
    starts.map((start) => new Date(start).getUTCFullYear()),
  );
  if (startsDays(starts)) {
    const detail = years.size > 1 ? "year" : "day";
    return writeDay(unit === "month" ? "month" : detail);
  }
  return writer({
    timeZone,
    year: years.size > 1 ? "numeric" : undefined,
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
}

function writer(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale(), options);
  return (moment: number) => format.format(moment);
}
