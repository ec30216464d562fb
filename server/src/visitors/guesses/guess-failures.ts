import { channel } from "node:diagnostics_channel";
import type { Purpose } from "./guess-limits.ts";

/** An entry that let nobody in. */
export interface GuessFailure {
  purpose: Purpose;
  surveyId: number;
  /** It was looked at and wrong, or not looked at. */
  outcome: "wrong" | "refused";
}

/** Tells whoever watches of entries that let nobody in, never what they were or whose. */
export const guessFailures = channel("nearsay:guess");

export function tellGuessFailure(failure: GuessFailure): void {
  if (guessFailures.hasSubscribers) guessFailures.publish(failure);
}
