import { Refusal } from "../plugins/refusal.ts";
import type { Purpose } from "./guess-limits.ts";

/** Of a person who guessed wrongly too often. */
export function locked(purpose: Purpose, retryAfter: number): Refusal {
  return purpose === "challenge"
    ? new Refusal(423, "CHALLENGE_BLOCKED", challengeBlocked, { retryAfter })
    : new Refusal(
        423,
        "ACCESS_LOCKED",
        "Too many incorrect attempts. Access has been temporarily blocked.",
        { retryAfter },
      );
}

export const challengeBlocked =
  "Too many wrong challenge answers. Please try again later.";

/** Of anyone, where too many guesses were wrong and this one came without a solved bot check. */
export function bounded(retryAfter: number): Refusal {
  return new Refusal(
    429,
    "CODE_GUESSES_BOUNDED",
    "Too many wrong entries were made here. Please try again later.",
    { retryAfter, data: { botCheck: "access_code" } },
  );
}
