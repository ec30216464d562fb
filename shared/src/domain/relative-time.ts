const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago a moment was, as people say it; past a week a short month and day. Both in milliseconds since the epoch. */
export function relativeTime(
  then: number,
  now: number,
  locale?: string,
): string {
  const age = now - then;
  if (!Number.isFinite(age)) return "";
  if (age < 30 * second) return "just now";
  if (age < hour) return `${Math.max(1, Math.floor(age / minute))}m ago`;
  if (age < day) return `${Math.floor(age / hour)}h ago`;
  if (age < 7 * day) return `${Math.floor(age / day)}d ago`;
  return new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
  }).format(then);
}
