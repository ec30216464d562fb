import type { SurveyLimits } from "../contract/survey-ending.ts";

/** When a survey accepts answers. A quota and its author close it by setting `expiresAt`. */
export interface SurveyTimes {
  /** Null if it was open when it was published. */
  opensAt: Date | null;
  expiresAt: Date;
}

/** Whether it is closed: from its closing time on. */
export function isExpired(
  { expiresAt }: Pick<SurveyTimes, "expiresAt">,
  now: Date,
): boolean {
  return expiresAt <= now;
}

/** Whether it will open. A survey that was closed before it opened will not. */
export function isUpcoming(survey: SurveyTimes, now: Date): boolean {
  const { opensAt } = survey;
  return opensAt !== null && opensAt > now && !isExpired(survey, now);
}

/**
 * Whether a survey that the server described as upcoming still is.
 * @param now Epoch ms.
 */
export function isStillUpcoming(
  { upcoming, opensAt }: Pick<SurveyLimits, "upcoming" | "opensAt">,
  now: number,
): boolean {
  const hasOpened = Date.parse(opensAt ?? "") <= now;
  return upcoming === true && !hasOpened;
}

/** Whether it has as many responses as its quota allows; null for any number. */
export function isFull(
  { quota }: { quota: number | null },
  responses: number,
): boolean {
  return quota !== null && responses >= quota;
}
