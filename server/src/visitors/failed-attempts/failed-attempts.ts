import { channel } from "node:diagnostics_channel";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import type { Purpose } from "./attempt-limits.ts";
import type { Clock } from "../../base/clock.ts";

/** A failed attempt to enter a code. */
export interface FailedAttempt {
  purpose: Purpose;
  surveyId: number;
  /** The entry was evaluated and wrong, or was not evaluated. */
  outcome: "wrong" | "refused";
}

/** Publishes failed attempts to subscribers, without the entry and the visitor. */
export const failedAttempts = channel("nearsay:guess");

export function publishFailedAttempt(failure: FailedAttempt): void {
  if (failedAttempts.hasSubscribers) failedAttempts.publish(failure);
}

/** Failed attempts at one survey since the last log entry. */
interface Failures {
  wrong: number;
  refused: number;
  loggedAt: number;
}

const everyMs = 60_000;
/** Maximum number of surveys that are tracked at once. */
const mostFollowed = 1000;

/**
 * Logs a warning when attempts are refused, immediately and then once a minute
 * per survey; wrong entries alone are not logged. Returns a function that stops
 * it.
 */
export function logFailedAttempts(
  log: FastifyBaseLogger,
  clock: Clock,
): () => void {
  const followed = new LRUCache<string, Failures>({ max: mostFollowed });

  function count(message: unknown): void {
    const { purpose, surveyId, outcome } = message as FailedAttempt;
    const key = `${purpose} ${surveyId}`;
    const failures = followed.get(key) ?? { wrong: 0, refused: 0, loggedAt: 0 };
    failures[outcome] += 1;
    followed.set(key, failures);
    const now = clock().getTime();
    if (outcome === "wrong" || now - failures.loggedAt < everyMs) return;
    const { wrong, refused } = failures;
    log.warn({ purpose, surveyId, wrong, refused }, "codes are being guessed");
    followed.set(key, { wrong: 0, refused: 0, loggedAt: now });
  }

  failedAttempts.subscribe(count);
  return () => {
    failedAttempts.unsubscribe(count);
  };
}
