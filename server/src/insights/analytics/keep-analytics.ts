import { Ready, nextOf } from "../../base/cache/ready.ts";
import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { invalidRequest } from "../../base/refusal.ts";
import type { FindSurvey } from "../../surveys/find-survey.ts";
import type { SurveyCaches } from "../../surveys/survey-caches.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import type { ReadAnalytics } from "../../surveys/shown-analytics.ts";
import { readAnalytics, viewOf } from "./read-analytics.ts";
import type { PartView, View } from "../stored-figures/take-side.ts";

const hourMs = 3_600_000;

interface KeepAnalyticsDeps {
  db: Queryable;
  clock: Clock;
  /** See readAnalytics. */
  minResponses: number;
  findSurvey: FindSurvey;
  caches: Pick<SurveyCaches, (typeof cacheOf)[keyof typeof cacheOf] | "parts">;
}

const cacheOf = {
  all: "analytics",
  unflagged: "unflagged",
  ticketed: "ticketed",
  unticketed: "unticketed",
} as const satisfies Record<Exclude<View, PartView>, keyof SurveyCaches>;

/**
 * Returns a survey's figures, usually from the cache without a database query.
 * Callers must check first whether the visitor may see them.
 */
export type KeepAnalytics = ReturnType<typeof createKeepAnalytics>;

export function createKeepAnalytics(deps: KeepAnalyticsDeps) {
  const { db, clock, minResponses, findSurvey, caches } = deps;

  async function read(survey: SurveyRow, view: View) {
    // The caller's row may be older than the change that cleared the cache.
    const current = (await findSurvey({ id: survey.surveyId })) ?? survey;
    const now = clock();
    const figures = await readAnalytics(db, now, minResponses, current, view);
    return new Ready(figures, nextOf([current.expiresAt, nextHour(now)], now));
  }

  async function readPart(survey: SurveyRow, view: PartView) {
    const ready = await read(survey, view);
    refuseUnshown(ready.value, view);
    return ready;
  }

  async function keepPart(survey: SurveyRow, view: PartView) {
    const name = Object.values(view).join();
    const kept = await caches.parts.get(survey.surveyId, () =>
      Promise.resolve(new Map()),
    );
    const found = await kept.get(name);
    if (found !== undefined && clock().getTime() < found.until) return found;
    const reading = readPart(survey, view);
    kept.set(name, reading);
    reading.catch(() => kept.delete(name));
    return reading;
  }

  /** @throws Refusal INVALID_REQUEST for a language or ring that is not shown separately. */
  return (
    survey: SurveyRow,
    view: View = viewOf(survey),
  ): Promise<Ready<ReadAnalytics>> =>
    typeof view === "object"
      ? keepPart(survey, view)
      : caches[cacheOf[view]].get(survey.surveyId, () => read(survey, view));
}

function refuseUnshown(
  { languages, rings }: ReadAnalytics,
  view: PartView,
): void {
  if ("from" in view) {
    if (!rings.some((one) => one.from === view.from))
      throw invalidRequest((say) => say.originNotSeparate);
  } else if (!languages.some((one) => one.language === view.answeredIn))
    throw invalidRequest((say) => say.languageNotSeparate);
}

/** The earliest time at which the time series gets its next bucket. */
function nextHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs);
}
