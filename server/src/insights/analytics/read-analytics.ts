import type { AnalyticsReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { toMinute } from "../../base/to-minute.ts";
import {
  type QuestionFigures,
  type SurveyFigures,
  readFigures,
} from "./analytics-repository.ts";
import { fillBuckets } from "./time-buckets.ts";

export type AnalyticsItem = Static<typeof AnalyticsReply>;

const termsMax = 50;

/** A survey's figures; see createReadAnalytics. */
export type ReadAnalytics = (
  survey: SurveyOfFigures,
  now: Date,
) => Promise<AnalyticsItem>;

type SurveyOfFigures = Pick<
  SurveyRow,
  "surveyId" | "expiresAt" | "results" | "resultsGroup"
>;

/**
 * Reads figures from counters alone and in one statement: the cost does not
 * grow with the responses. Counters hold what the release gate let through, and
 * nothing else is read here. What free texts say is withheld until
 * `minResponses` of those people have answered, as it might tell who wrote it.
 */
export function createReadAnalytics(
  db: Queryable,
  minResponses: number,
): ReadAnalytics {
  return async (survey, now) => {
    const figures = await readFigures(db, survey.surveyId, termsMax);
    if (figures === null)
      throw new Error(`survey ${survey.surveyId} has no counters`);
    return {
      resp_count: figures.responseCount,
      released_count: figures.releasedCount,
      results: { mode: survey.results, group_size: survey.resultsGroup },
      next_release: nextRelease(survey, now),
      resp_count_timeseries: toTimeSeries(figures, survey, now),
      ...toChoices(figures.questions),
      ...(figures.releasedCount < minResponses
        ? withholdTexts(Math.max(minResponses, firstRelease(survey)))
        : toTexts(figures)),
      refreshed_at: figures.releasedAt && toMinute(figures.releasedAt),
    };
  };
}

/** With how many responses the first are released while the survey is open: a group, and one that stays behind. */
function firstRelease({ results, resultsGroup }: SurveyOfFigures): number {
  return results === "groups" ? 2 * resultsGroup : 1;
}

function nextRelease(
  { results, expiresAt }: SurveyOfFigures,
  now: Date,
): AnalyticsItem["next_release"] {
  if (results === "live" || expiresAt <= now) return null;
  return results === "groups" ? "more-answers" : "closing";
}

/** From the first response until the last release, or until the survey closed. */
function toTimeSeries(
  { times, releasedAt }: SurveyFigures,
  { results, expiresAt }: SurveyOfFigures,
  now: Date,
): AnalyticsItem["resp_count_timeseries"] {
  const counts = times.map(({ at, count }) => ({ hour: new Date(at), count }));
  const [start, last] = [counts[0]?.hour, counts.at(-1)?.hour];
  if (start === undefined || last === undefined) return [];
  const told = results === "live" || releasedAt === null ? now : releasedAt;
  const until = now < expiresAt ? told : expiresAt;
  return fillBuckets(counts, { start, end: until > last ? until : last });
}

function toChoices(
  questions: QuestionFigures[],
): Pick<
  AnalyticsItem,
  "mc_breakdown" | "mc_options" | "question_totals" | "questions_map"
> {
  const byId = <T>(list: QuestionFigures[], of: (item: QuestionFigures) => T) =>
    Object.fromEntries(list.map((item) => [item.questionId, of(item)]));
  const withOptions = questions.filter(({ options }) => options.length > 0);
  return {
    mc_breakdown: byId(withOptions, ({ options, choiceCounts }) =>
      Object.fromEntries(
        options.map((option, place) => [option, choiceCounts[place] ?? 0]),
      ),
    ),
    mc_options: byId(withOptions, ({ options }) => options),
    question_totals: byId(questions, ({ answerCount }) => answerCount),
    questions_map: byId(questions, ({ text }) => text),
  };
}

type TextInsights = Pick<
  AnalyticsItem,
  | "sentiment_avg"
  | "sentiment_hist"
  | "top_keywords"
  | "llm_summary"
  | "withheld"
>;

function toTexts(figures: SurveyFigures): TextInsights {
  return {
    sentiment_avg: averageSentiment(figures),
    sentiment_hist: toHistogram(figures),
    top_keywords: figures.terms,
    llm_summary: figures.summary ?? "",
    withheld: null,
  };
}

function withholdTexts(until: number): TextInsights {
  return {
    sentiment_avg: null,
    sentiment_hist: [],
    top_keywords: [],
    llm_summary: "",
    withheld: { until, parts: ["keywords", "sentiment", "summary"] },
  };
}

/** -1 to 1, rounded to a thousandth; null where no response speaks. */
function averageSentiment({
  sentimentCount,
  sentimentSum,
}: SurveyFigures): number | null {
  if (sentimentCount === 0) return null;
  return Math.round((sentimentSum / sentimentCount) * 1000) / 1000;
}

const binNames = Array.from(
  { length: 10 },
  (_, bin) => `${(bin / 5 - 1).toFixed(1)}…${((bin + 1) / 5 - 1).toFixed(1)}`,
);

function toHistogram({
  sentimentBins,
}: SurveyFigures): AnalyticsItem["sentiment_hist"] {
  const counts = new Map(sentimentBins.map(({ bin, count }) => [bin, count]));
  return binNames.map((bucket, bin) => ({
    bucket,
    count: counts.get(bin) ?? 0,
  }));
}
