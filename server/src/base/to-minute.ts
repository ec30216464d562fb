const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * A time as API clients get it, in ISO 8601 and rounded down to the minute:
 * exact times could link two actions of one person.
 */
export function toMinute(moment: Date): string {
  const minute = Math.floor(moment.getTime() / minuteMs) * minuteMs;
  return new Date(minute).toISOString();
}

/** The beginning of its day (UTC). */
export function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
}

/** The beginning of its hour. */
export function startOfHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hourMs) * hourMs);
}

/** The same as text, if the reader's time zone is unknown: "2026-04-01 10:20 UTC". */
export function formatMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
