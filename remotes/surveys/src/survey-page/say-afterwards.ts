import type { ResultsRule } from "@nearsay/core/contract";
import { firstRelease, sayInGroups } from "@nearsay/core/domain";
import { formatDate } from "@nearsay/core/ui";
import type { SurveyProgress } from "../answer/use-survey-progress.ts";
import * as texts from "#messages";

const words = texts.surveyFoot;

/**
 * The message after answering or closing: how others answered or, as far as
 * the page knows, why that is not visible yet.
 */
export function sayAfterwards(
  rule: ResultsRule,
  progress: Pick<SurveyProgress, "responseCount" | "closed" | "expiresAt">,
): string {
  const { mode, groupSize } = rule;
  const { responseCount, closed, expiresAt } = progress;
  const later = words.afterwardsLater;
  if (mode === "live") return words.afterwards;
  if (closed) return responseCount < groupSize ? later.never : words.afterwards;
  if (mode === "closed") {
    const date = formatDate(expiresAt ?? "", "datetime");
    return date === "" ? later.closing : later.closingOn({ date });
  }
  const missing = firstRelease(rule) - responseCount;
  return missing > 0
    ? `${sayInGroups(rule)} ${later.meanwhile({ count: missing })}`
    : words.afterwards;
}
