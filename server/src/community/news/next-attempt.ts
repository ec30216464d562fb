import { randomInt } from "node:crypto";

const firstPauseMs = 30_000;
const longestPauseMs = 6 * 3_600_000;

/**
 * Doubles the pause after each attempt and shortens it by up to half at random,
 * so that not all senders retry at once.
 */
export function nextAttempt(now: Date, attempts: number): Date {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
  return new Date(now.getTime() + pause - randomInt(Math.floor(pause / 2)));
}
