import { locale } from "./locale.ts";
import { once } from "./once.ts";
import { texts } from "./texts.ts";

const words = texts.ago;
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const monthAndDay = once(
  () => new Intl.DateTimeFormat(locale, { month: "short", day: "numeric" }),
);

/** How long ago a moment was, as people say it; past a week a short month and day. Both in milliseconds since the epoch. */
export function relativeTime(then: number, now: number): string {
  const age = now - then;
  if (!Number.isFinite(age)) return "";
  if (age < 30 * second) return words.now;
  if (age < hour) return words.minutes(Math.max(1, Math.floor(age / minute)));
  if (age < day) return words.hours(Math.floor(age / hour));
  if (age < 7 * day) return words.days(Math.floor(age / day));
  return monthAndDay().format(then);
}
