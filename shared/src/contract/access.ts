import { isRecord, readNumber } from "./read.ts";

/**
 * How many more codes may be tried, from the data of a refused one; never
 * below 0, null where the server does not tell.
 */
export function readAttemptsRemaining(data: unknown): number | null {
  if (!isRecord(data)) return null;
  const remaining = readNumber(data, [
    "attemptsRemaining",
    "attempts_remaining",
  ]);
  return remaining === null ? null : Math.max(0, remaining);
}
