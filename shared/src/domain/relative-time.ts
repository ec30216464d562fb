import { inLocale, locale } from "./locale.ts";
import { domain as texts } from "#messages";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds after which a time is shown as a date. */
export const datedAfter = 7 * day;

const monthAndDay = { month: "short", day: "numeric" } as const;
const local = inLocale(() => new Intl.DateTimeFormat(locale(), monthAndDay));

/**
 * Text of how long ago a time was; after a week, a short month and day. Both
 * times in milliseconds since the epoch.
 * @param timeZone Time zone of that day; the reader's own if omitted.
 */
export function relativeTime(
  then: number,
  now: number,
  timeZone?: string,
): string {
  const age = now - then;
  if (!Number.isFinite(age)) return "";
  if (age < 30 * second) return texts.ago.now;
  if (age < hour)
    return texts.ago.minutes({ count: Math.max(1, Math.floor(age / minute)) });
  if (age < day) return texts.ago.hours({ count: Math.floor(age / hour) });
  if (age < datedAfter) return texts.ago.days({ count: Math.floor(age / day) });
  const dates =
    timeZone === undefined
      ? local()
      : new Intl.DateTimeFormat(locale(), { ...monthAndDay, timeZone });
  return dates.format(then);
}
