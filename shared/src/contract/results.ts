import { readCount, readString } from "./read.ts";

/**
 * When figures of a survey include answers: in groups of responses from several
 * networks, in groups of people who share one network, once the survey is
 * closed, or immediately with each response. Chosen before publishing and fixed
 * from then on.
 */
export const resultsModes = ["groups", "room", "closed", "live"] as const;
export type ResultsMode = (typeof resultsModes)[number];

/** Whether groups of responses are shown while the survey is open. */
export function showsGroups(mode: ResultsMode): boolean {
  return mode === "groups" || mode === "room";
}

/** What the next release of figures waits for. */
export const nextReleases = ["more-answers", "closing"] as const;
export type NextRelease = (typeof nextReleases)[number];

export interface ResultsRule {
  mode: ResultsMode;
  /**
   * Minimum number of responses that are shown together; not used if each
   * response is shown immediately.
   */
  groupSize: number;
}

/** The rule of servers that do not send one. */
const defaultRule: ResultsRule = { mode: "live", groupSize: 1 };

/** Reads `{ mode, group_size }`. */
export function readResultsRule(value: unknown): ResultsRule {
  const mode = resultsModes.find((one) => one === readString(value, "mode"));
  if (mode === undefined) return defaultRule;
  return { mode, groupSize: Math.max(1, readCount(value, "group_size")) };
}

export function readNextRelease(value: unknown): NextRelease | null {
  return nextReleases.find((one) => one === value) ?? null;
}
