const minuteMs = 60_000;

/**
 * A time as API clients get it, in ISO 8601 and rounded down to the minute:
 * exact times could link two actions of one person.
 */
export function toMinute(moment: Date): string {
  const minute = Math.floor(moment.getTime() / minuteMs) * minuteMs;
  return new Date(minute).toISOString();
}

/** The same as text, if the reader's time zone is unknown: "2026-04-01 10:20 UTC". */
export function formatMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
