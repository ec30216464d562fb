import type { Language } from "@nearsay/core/contract";
import type { AnalyticsReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { ReadAnalytics } from "../../surveys/shown-analytics.ts";
import { summaryIn } from "../summaries/summary-in.ts";

type Serialize = (figures: ReadAnalytics) => Static<typeof AnalyticsReply>;

const serializers = new Map<Language, Serialize>();

/**
 * Returns the function that converts figures to the API's format in a language;
 * always the same function per language.
 */
export function serializeAnalyticsIn(language: Language): Serialize {
  const known =
    serializers.get(language) ??
    ((figures) => serializeAnalytics(figures, language));
  serializers.set(language, known);
  return known;
}

function serializeAnalytics(
  figures: ReadAnalytics,
  language: Language,
): Static<typeof AnalyticsReply> {
  const { results, choiceBreakdown, withheldUntil } = figures;
  return {
    resp_count: figures.responseCount,
    released_count: figures.releasedCount,
    flagged_count: figures.flaggedCount,
    without: figures.withoutFlagged ? "flagged" : "nothing",
    left_out_reason: figures.leftOutReason,
    language: figures.language,
    ticket_count: figures.ticketCount,
    languages: figures.languages,
    answer_places: figures.answerPlaces,
    rings: figures.rings,
    results: { mode: results.mode, group_size: results.groupSize },
    tickets: figures.tickets,
    next_release: figures.nextRelease,
    resp_count_timeseries: figures.timeSeries,
    mc_breakdown: mapValues(choiceBreakdown, (rows) =>
      Object.fromEntries(rows.map(({ option, count }) => [option, count])),
    ),
    mc_options: mapValues(choiceBreakdown, (rows) =>
      rows.map(({ option }) => option),
    ),
    question_totals: figures.questionTotals,
    questions_map: figures.questionTexts,
    question_kinds: figures.kinds,
    sentiment_avg: figures.sentimentAverage,
    sentiment_hist: figures.sentimentHistogram,
    top_keywords: figures.topKeywords,
    llm_summary: summaryIn(language, figures),
    withheld:
      withheldUntil === null
        ? null
        : {
            until: withheldUntil,
            parts: ["keywords", "sentiment", "summary"],
          },
    refreshed_at: figures.updatedAt,
  };
}

function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value)]),
  );
}
