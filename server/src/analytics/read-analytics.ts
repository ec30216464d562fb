import type { AnalyticsReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Queryable } from "../db/database.ts";
import type { SurveyRow } from "../surveys/survey-repository.ts";
import {
  type QuestionFigures,
  type SurveyFigures,
  readFigures,
} from "./analytics-repository.ts";
import { fillBuckets } from "./time-buckets.ts";

export type AnalyticsItem = Static<typeof AnalyticsReply>;

/** What is shown of the words people used. */
const shownTerms = {
  limit: 50,
  /** What one person alone wrote may be a name, and is not a keyword. */
  people: 2,
};

/** A survey's figures; see createReadAnalytics. */
export type ReadAnalytics = (
  survey: Pick<SurveyRow, "surveyId" | "expiresAt">,
  now: Date,
) => Promise<AnalyticsItem>;

/**
 * Reads figures from counters alone and in one statement: the cost does not
 * grow with the responses. What free texts say is withheld until
 * `minResponses` people have answered, as it might tell who wrote it.
 */
export function createReadAnalytics(
  db: Queryable,
  minResponses: number,
): ReadAnalytics {
  return async ({ surveyId, expiresAt }, now) => {
    const figures = await readFigures(db, surveyId, shownTerms);
    if (figures === null) throw new Error(`survey ${surveyId} has no counters`);
    return {
      resp_count: figures.responseCount,
      resp_count_timeseries: toTimeSeries(figures, expiresAt, now),
      ...toChoices(figures.questions),
      ...(figures.responseCount < minResponses
        ? withholdTexts(minResponses)
        : toTexts(figures)),
      refreshed_at: figures.changedAt?.toISOString() ?? null,
    };
  };
}

/** From the first response until now, or until the survey closed. */
function toTimeSeries(
  { times }: SurveyFigures,
  expiresAt: Date,
  now: Date,
): AnalyticsItem["resp_count_timeseries"] {
  const counts = times.map(({ at, count }) => ({ hour: new Date(at), count }));
  const [start, last] = [counts[0]?.hour, counts.at(-1)?.hour];
  if (start === undefined || last === undefined) return [];
  const until = now < expiresAt ? now : expiresAt;
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
