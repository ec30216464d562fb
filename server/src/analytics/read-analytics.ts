import type { AnalyticsReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Database } from "../db/database.ts";
import type { SurveyRow } from "../surveys/survey-repository.ts";
import {
  type QuestionFigures,
  listHourCounts,
  listQuestionFigures,
} from "./analytics-repository.ts";
import { type HourCount, fillBuckets } from "./time-buckets.ts";

export type AnalyticsItem = Static<typeof AnalyticsReply>;

/** A survey's figures, from counters alone: the cost does not grow with its responses. */
export async function readAnalytics(
  db: Database,
  survey: SurveyRow,
  now: Date,
): Promise<AnalyticsItem> {
  const { surveyId, responseCount, changedAt } = survey;
  const [questions, hours] = await Promise.all([
    listQuestionFigures(db, surveyId),
    listHourCounts(db, surveyId),
  ]);
  return {
    resp_count: responseCount,
    resp_count_timeseries: toTimeSeries(hours, survey, now),
    ...toChoices(questions),
    sentiment_avg: null,
    sentiment_hist: [],
    top_keywords: [],
    llm_summary: "",
    refreshed_at: changedAt?.toISOString() ?? null,
  };
}

/** From the first response until now, or until the survey closed. */
function toTimeSeries(
  hours: HourCount[],
  { expiresAt }: SurveyRow,
  now: Date,
): AnalyticsItem["resp_count_timeseries"] {
  const [start, last] = [hours[0]?.hour, hours.at(-1)?.hour];
  if (start === undefined || last === undefined) return [];
  const until = now < expiresAt ? now : expiresAt;
  return fillBuckets(hours, { start, end: until > last ? until : last });
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
