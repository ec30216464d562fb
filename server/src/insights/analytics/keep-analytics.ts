import type { Analytics } from "@nearsay/core/contract";
import { Ready, nextOf } from "../../base/cache/ready.ts";
import type { SurveyCaches } from "../../surveys/survey-caches.ts";
import type { Clock } from "../../base/clock.ts";
import type { FindSurvey } from "../../surveys/find-survey.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import type { ReadAnalytics } from "./read-analytics.ts";

const hourMs = 3_600_000;

/** A survey's figures, most often without asking the database. Whether it may be seen is judged before. */
export type KeepAnalytics = (survey: SurveyRow) => Promise<Ready<Analytics>>;

export function createKeepAnalytics(
  readAnalytics: ReadAnalytics,
  clock: Clock,
  findSurvey: FindSurvey,
  { analytics }: Pick<SurveyCaches, "analytics">,
): KeepAnalytics {
  return (survey) =>
    analytics.get(survey.surveyId, async () => {
      // The caller's row may be older than the change that emptied the cache.
      const current = (await findSurvey({ id: survey.surveyId })) ?? survey;
      const now = clock();
      const figures = await readAnalytics(current, now);
      return new Ready(
        figures,
        nextOf([current.expiresAt, nextHour(now)], now),
      );
    });
}

/** When the time series has its next bucket, at the earliest. */
function nextHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs);
}
