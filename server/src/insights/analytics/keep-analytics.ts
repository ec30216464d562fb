import type { Analytics } from "@nearsay/core/contract";
import { Ready, nextOf } from "../../base/cache/ready.ts";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import type { FindSurvey } from "../../surveys/find-survey.ts";
import type { SurveyCaches } from "../../surveys/survey-caches.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { leftOutOf, readAnalytics } from "./read-analytics.ts";

const hourMs = 3_600_000;

interface KeepAnalyticsDeps {
  db: Queryable;
  clock: Clock;
  /** See readAnalytics. */
  minResponses: number;
  findSurvey: FindSurvey;
  caches: Pick<SurveyCaches, "analytics" | "unflagged">;
}

/** A survey's figures, most often without asking the database. Whether they may be seen is judged before. */
export type KeepAnalytics = ReturnType<typeof createKeepAnalytics>;

export function createKeepAnalytics(deps: KeepAnalyticsDeps) {
  const { db, clock, minResponses, findSurvey, caches } = deps;
  return (
    survey: SurveyRow,
    without = leftOutOf(survey),
  ): Promise<Ready<Analytics>> => {
    const cache = without === "flagged" ? caches.unflagged : caches.analytics;
    return cache.get(survey.surveyId, async () => {
      // The caller's row may be older than the change that emptied the cache.
      const current = (await findSurvey({ id: survey.surveyId })) ?? survey;
      const now = clock();
      const figures = await readAnalytics(
        ...([db, now, minResponses, current, without] as const),
      );
      return new Ready(
        figures,
        nextOf([current.expiresAt, nextHour(now)], now),
      );
    });
  };
}

/** When the time series has its next bucket, at the earliest. */
function nextHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs);
}
