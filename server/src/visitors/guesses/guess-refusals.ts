import { inWords } from "../limits/limiter.ts";
import { Refusal } from "../../base/refusal.ts";
import { said } from "../../base/words/said.ts";
import type { Purpose } from "./guess-limits.ts";

/** Of a person who guessed wrongly too often. */
export function locked(purpose: Purpose, waitMs: number): Refusal {
  const retryAfter = inSeconds(waitMs);
  return purpose === "challenge"
    ? new Refusal("CHALLENGE_BLOCKED", challengeBlocked, { retryAfter })
    : new Refusal(
        "ACCESS_LOCKED",
        "Too many incorrect attempts. Access has been temporarily blocked.",
        { retryAfter },
      );
}

export const challengeBlocked =
  "Too many wrong challenge answers. Please try again later.";

/** Of anyone, where many were wrong before: this one is looked at once a bot check of this price is solved. */
export function priced(price: number, freeInMs: number): Refusal {
  const retryAfter = inSeconds(freeInMs);
  return new Refusal(
    "CODE_GUESSES_BOUNDED",
    "Too many wrong entries were made here. Please try again later.",
    { retryAfter, data: { botCheck: "access_code", price } },
  );
}

/** Of people who come from where too many were wrong for any price. */
export function bounded(waitMs: number): Refusal {
  const retryAfter = inSeconds(waitMs);
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
