import type { ResultsRule } from "../contract/results.ts";
import { formatCount } from "./locale.ts";
import { resultsTexts } from "./texts.ts";

/** With how many responses the first figures show while a survey is open: a group, and one that stays behind. */
export function firstRelease({ mode, groupSize }: ResultsRule): number {
  return mode === "groups" ? 2 * groupSize : 1;
}

/** The one sentence about groups, wherever people read when results show. */
export function sayInGroups(rule: ResultsRule): string {
  return resultsTexts.inGroups(
    formatCount(firstRelease(rule)),
    formatCount(rule.groupSize),
  );
}
