import type { Answers } from "../contract/payloads.ts";
import type { ResultsRule } from "../contract/results.ts";
import { formatCount } from "./locale.ts";
import { resultsTexts } from "./results-texts.ts";
import { trimText } from "./text.ts";

/** The answers that say something: empty texts and empty choices left out, texts trimmed. */
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
