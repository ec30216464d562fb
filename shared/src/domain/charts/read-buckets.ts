import type { Analytics, Bucket } from "../../contract/analytics.ts";
import { locale } from "../locale.ts";
import { type ReleasedFigures, waitingCount } from "./describe-release.ts";
import { once } from "../once.ts";
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
  /** The label for under the axis, where there is little room. */
  tick: string;
  /** Names the end: the last day of the bucket, or the moment where it ends within a day; null where it is no time. */
  until: string | null;
  count: number;
  /** Place on the horizontal axis, in any unit. */
  position: number;
}

export interface BucketSeries {
  step: BucketStep;
  buckets: ReadBucket[];
  /** When the last bucket is over, in epoch ms; null where buckets are no moments. */
  end: number | null;
  /** Whether answers count when their group was shown rather than when they came. */
  byRelease?: boolean;
  /** Responses that are in no bucket yet, and may come into any of them. */
  waiting?: number;
}

/** The figures that a series is read from. */
export type TimeFigures = ReleasedFigures &
  Pick<Analytics, "timeSeries" | "answerPlaces" | "languages">;

/**
 * Names and places the buckets of a series; in time where every bucket is a moment, else side by side.
 * @param timeZone The reader's own where it is left out.
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

/** Whether answers count when their group was shown: of a part that tells of people, the hours in which they came would, too. */
export function countsByRelease({
  answerPlaces,
  languages,
}: Pick<Analytics, "answerPlaces" | "languages">): boolean {
  return answerPlaces !== "none" || languages.length > 0;
}

/** The responses of such figures over time. @param timeZone The reader's own where none is told. */
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
 * Whether further responses will be counted in the last bucket, which says
 * little until then: it is not over, and the survey is open, or a group is awaited.
 * @param now Epoch ms.
 * @param closesAt Epoch ms; null where it is not known.
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
  // A day that ends at midnight still is the day before.
  const back = startsDays(starts) ? day : 0;
  const buckets = source.map(({ count }, index): ReadBucket => {
    const position = starts[index] ?? 0;
    return {
      count,
      position,
      // Of hundreds of names only the few that are shown are worked out.
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

/** For moments within days: without hours or minutes where these tell nothing apart. */
function tickFormat(
  starts: readonly number[],
  timeZone?: string,
): (moment: number) => string {
  const hour = spansDays(starts) ? undefined : "numeric";
  const minute = hour && !startHours(starts, timeZone) ? "2-digit" : undefined;
  return writer({ timeZone, month: "short", day: "numeric", hour, minute });
}

/** Whether all are full hours to the reader; some time zones are half an hour off. */
function startHours(starts: readonly number[], timeZone?: string): boolean {
  const minuteOf = writer({ timeZone, minute: "numeric" });
  return starts.every((start) => Number(minuteOf(start)) === 0);
}

/** Moments so far apart that their dates alone tell them apart. */
function spansDays(starts: readonly number[]): boolean {
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  return last - first >= 4 * day;
}

/** Days are counted in UTC; shown in local time they would slip to the day before. */
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
  const format = new Intl.DateTimeFormat(locale, options);
  return (moment: number) => format.format(moment);
}
