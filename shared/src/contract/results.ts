import { readCount, readString } from "./read.ts";

/**
 * When figures of a survey show what was answered: in groups of responses,
 * once the survey is closed, or at once with each response. Chosen before
 * publishing and fixed from then on.
 */
export const resultsModes = ["groups", "closed", "live"] as const;
export type ResultsMode = (typeof resultsModes)[number];

/** What the next release of figures waits for. */
export const nextReleases = ["more-answers", "closing"] as const;
export type NextRelease = (typeof nextReleases)[number];

export interface ResultsRule {
  mode: ResultsMode;
  /** Fewest responses that are shown together; without a meaning where each is shown at once. */
  groupSize: number;
}

/** What servers did before they said it. */
const unsaid: ResultsRule = { mode: "live", groupSize: 1 };

/** Reads `{ mode, group_size }`. */
export function readResultsRule(value: unknown): ResultsRule {
  const mode = resultsModes.find((one) => one === readString(value, "mode"));
  if (mode === undefined) return unsaid;
  return { mode, groupSize: Math.max(1, readCount(value, "group_size")) };
}

export function readNextRelease(value: unknown): NextRelease | null {
  return nextReleases.find((one) => one === value) ?? null;
}
