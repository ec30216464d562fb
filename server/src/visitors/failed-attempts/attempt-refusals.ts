import { joinMessages, type Message } from "../../base/message.ts";
import { inWords } from "../limits/limiter.ts";
import { Refusal } from "../../base/refusal.ts";
import { type Purpose, lockMs } from "./attempt-limits.ts";

/** For a person with too many wrong entries. */
export function locked(purpose: Purpose, waitMs: number): Refusal {
  const retryAfter = Math.max(1, inSeconds(waitMs));
  const details = { retryAfter, data: { attemptsRemaining: 0, retryAfter } };
  return purpose === "challenge"
    ? new Refusal("CHALLENGE_BLOCKED", challengeBlocked(retryAfter), details)
    : new Refusal("ACCESS_LOCKED", (say) => say.accessLocked, details);
}

/**
 * For a wrong challenge answer, with the number of further attempts.
 * @param attemptsRemaining null without a session.
 */
export function challengeFailed(attemptsRemaining: number | null): Refusal {
  const wrong: Message = (say) => say.challengeAnswerWrong;
  if (attemptsRemaining === null) return new Refusal("CHALLENGE_FAILED", wrong);
  if (attemptsRemaining > 0)
    return new Refusal(
      "CHALLENGE_FAILED",
      joinMessages(wrong, left(attemptsRemaining)),
      {
        data: { attemptsRemaining },
      },
    );
  const retryAfter = inSeconds(lockMs);
  return new Refusal(
    "CHALLENGE_FAILED",
    joinMessages(wrong, challengeBlocked(retryAfter)),
    { retryAfter, data: { attemptsRemaining, retryAfter } },
  );
}

function left(attempts: number): Message {
  return (say, language) =>
    attempts === 1
      ? say.oneAttemptLeft
      : say.attemptsLeft({
          count: new Intl.NumberFormat(language).format(attempts),
        });
}

/** @param seconds Until an answer is evaluated again. */
export function challengeBlocked(seconds: number): Message {
  return (say, language) =>
    say.challengeBlocked({ wait: inWords(seconds, language) });
}

/**
 * For anyone after many wrong entries: the entry is evaluated once a bot check
 * of this difficulty is solved.
 */
export function botCheckRequired(
  difficulty: number,
  freeInMs: number,
): Refusal {
  const retryAfter = inSeconds(freeInMs);
  return new Refusal("CODE_GUESSES_BOUNDED", (say) => say.tooManyAttempts, {
    retryAfter,
    data: { botCheck: "access_code", price: difficulty },
  });
}

/** For people on a network with too many wrong entries, whatever bot check they solve. */
export function bounded(waitMs: number): Refusal {
  const retryAfter = Math.max(1, inSeconds(waitMs));
  return new Refusal(
    "CODE_GUESSES_BOUNDED",
    (say, language) =>
      say.tooManyNetworkAttempts({ wait: inWords(retryAfter, language) }),
    { retryAfter },
  );
}

function inSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
