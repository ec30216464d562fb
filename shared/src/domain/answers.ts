import type { Answers } from "../contract/payloads.ts";
import { type ResultsRule, showsGroups } from "../contract/results.ts";
import { formatCount } from "./locale.ts";
import { results as resultsTexts } from "#messages";
import { trimText } from "../forms/text.ts";

/** Answers without empty texts and empty choices; texts are trimmed. */
export function nonEmptyAnswers(answers: Answers): Answers {
  const kept: Answers = {};
  for (const [id, answer] of Object.entries(answers)) {
    if (typeof answer === "string") {
      if (trimText(answer) !== "") kept[id] = trimText(answer);
    } else if (answer.length > 0) {
      kept[id] = answer;
    }
  }
  return kept;
}

/**
 * Number of responses from which the first figures are shown while a survey is
 * open: one group, plus one that stays withheld.
 */
export function firstRelease({ mode, groupSize }: ResultsRule): number {
  return showsGroups(mode) ? 2 * groupSize : 1;
}

/** The sentence about groups, used wherever a page explains when results are shown. */
export function sayInGroups(rule: ResultsRule): string {
  const group = formatCount(rule.groupSize);
  if (rule.mode === "room") return resultsTexts.inRoom({ group });
  return resultsTexts.inGroups({
    first: formatCount(firstRelease(rule)),
    group,
  });
}
