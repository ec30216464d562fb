import type { Language } from "@nearsay/core/contract";
import { inWords } from "../limits/limiter.ts";
import { Refusal } from "../../base/refusal.ts";
import { type Said, said } from "../../base/words/said.ts";
import { type Purpose, lockMs } from "./guess-limits.ts";

/** For a person with too many wrong entries. */
export function locked(purpose: Purpose, waitMs: number): Refusal {
  const retryAfter = Math.max(1, inSeconds(waitMs));
  return purpose === "challenge"
    ? new Refusal("CHALLENGE_BLOCKED", challengeBlocked(retryAfter), {
        retryAfter,
        data: { attemptsRemaining: 0, retryAfter },
      })
    : new Refusal(
        "ACCESS_LOCKED",
        "Too many incorrect attempts. Access has been temporarily blocked.",
        { retryAfter },
      );
}

/**
 * For a wrong challenge answer, with the number of further attempts.
 * @param attemptsRemaining null without a session.
 */
export function challengeFailed(attemptsRemaining: number | null): Refusal {
  const wrong = said(
    "A challenge answer is not right, so your response was not taken.",
    {},
  );
  if (attemptsRemaining === null)
    return new Refusal("CHALLENGE_FAILED", [wrong]);
  if (attemptsRemaining > 0)
    return new Refusal("CHALLENGE_FAILED", [wrong, left(attemptsRemaining)], {
      data: { attemptsRemaining },
    });
  const retryAfter = inSeconds(lockMs);
  return new Refusal(
    "CHALLENGE_FAILED",
    [wrong, challengeBlocked(retryAfter)],
    { retryAfter, data: { attemptsRemaining, retryAfter } },
  );
}

function left(attempts: number): Said {
  const count = (language: Language) =>
    new Intl.NumberFormat(language).format(attempts);
  return attempts === 1
    ? said("1 attempt left.", {})
    : said("{count} attempts left.", { count });
}

/** @param seconds Until an answer is evaluated again. */
export function challengeBlocked(seconds: number): Said {
  return said("Too many wrong challenge answers. Please try again in {wait}.", {
    wait: inWords(seconds),
  });
}

/**
 * For anyone after many wrong entries: the entry is evaluated once a bot check
 * of this price is solved.
 */
export function priced(price: number, freeInMs: number): Refusal {
  const retryAfter = inSeconds(freeInMs);
  return new Refusal(
    "CODE_GUESSES_BOUNDED",
    "Too many wrong entries were made here. Please try again later.",
    { retryAfter, data: { botCheck: "access_code", price } },
  );
}

/** For people on a network with too many wrong entries, whatever bot check they solve. */
export function bounded(waitMs: number): Refusal {
  const retryAfter = Math.max(1, inSeconds(waitMs));
  return new Refusal(
    "CODE_GUESSES_BOUNDED",
    said(
      "Too many wrong entries came from your network. Please try again in {wait}, or from another network.",
      { wait: inWords(retryAfter) },
    ),
    { retryAfter },
  );
}

function inSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
