const minuteMs = 60_000;

/** A moment as callers see it, ISO 8601: the minute it lies in, as two acts of one person would be told by their milliseconds. */
export function toMinute(moment: Date): string {
  const minute = Math.floor(moment.getTime() / minuteMs) * minuteMs;
  return new Date(minute).toISOString();
}

/** The same for people whose zone nobody knows: "2026-04-01 10:20 UTC". */
export function sayMinute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
