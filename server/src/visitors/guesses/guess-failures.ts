import { channel } from "node:diagnostics_channel";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import type { Purpose } from "./guess-limits.ts";
import type { Clock } from "../../base/clock.ts";

/** An entry that let nobody in. */
export interface GuessFailure {
  purpose: Purpose;
  surveyId: number;
  /** It was looked at and wrong, or not looked at. */
  outcome: "wrong" | "refused";
}

/** Tells those who watch of entries that let nobody in, never what they were or whose. */
export const guessFailures = channel("nearsay:guess");

export function tellGuessFailure(failure: GuessFailure): void {
  if (guessFailures.hasSubscribers) guessFailures.publish(failure);
}

/** At one survey, since the log was told of it. */
interface Failures {
  wrong: number;
  refused: number;
  toldAt: number;
}

const everyMs = 60_000;
/** Surveys that are followed at once. */
const mostFollowed = 1000;

/**
 * Warns of guesses once some are refused, at once and then every minute for
 * each survey; slips alone are not worth a line. Returns how to stop.
 */
export function logGuesses(log: FastifyBaseLogger, clock: Clock): () => void {
  const followed = new LRUCache<string, Failures>({ max: mostFollowed });

  function count(message: unknown): void {
    const { purpose, surveyId, outcome } = message as GuessFailure;
    const key = `${purpose} ${surveyId}`;
    const failures = followed.get(key) ?? { wrong: 0, refused: 0, toldAt: 0 };
    failures[outcome] += 1;
    followed.set(key, failures);
    const now = clock().getTime();
    if (outcome === "wrong" || now - failures.toldAt < everyMs) return;
    const { wrong, refused } = failures;
    log.warn({ purpose, surveyId, wrong, refused }, "codes are being guessed");
    followed.set(key, { wrong: 0, refused: 0, toldAt: now });
  }

  guessFailures.subscribe(count);
  return () => {
    guessFailures.unsubscribe(count);
  };
}
