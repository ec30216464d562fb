import {
  count,
  needed,
  readWhole,
  text,
  textOrNull,
  type Whole,
} from "./fields.ts";
import { asRecord, type Json, readItems, rejectHtml } from "./read.ts";

/** Sort orders of the lists of top surveys. */
export type TopMetric = "responses" | "likes" | "discussion";

const keywordFields = {
  keyword: needed(text("keyword", "term")),
  count: count(),
};

export interface Keyword extends Whole<typeof keywordFields> {}

const suggestedSurveyFields = {
  /** Null if the server does not send it. */
  surveyId: textOrNull("surveyId", "id", "survey_id"),
  title: needed(text()),
  responseCount: count("responses_count"),
  likeCount: count("like_count"),
};

const suggestedKeywordFields = {
  keyword: needed(text()),
  count: count(),
  label: textOrNull(),
};

export type Suggestion =
  | ({ type: "survey" } & Whole<typeof suggestedSurveyFields>)
  | ({ type: "keyword"; label: string } & Omit<
      Whole<typeof suggestedKeywordFields>,
      "label"
    >);

export type { keywordFields, suggestedKeywordFields, suggestedSurveyFields };

/** Reads `{ keywords }`, `{ items }` or a bare array. */
export function readKeywordList(reply: unknown): Keyword[] {
  return readList(reply, "keywords").flatMap((item) =>
    readWhole(keywordFields, item),
  );
}

/** Reads `{ suggestions }`, `{ items }` or a bare array; unknown types are skipped. */
export function readSuggestions(reply: unknown): Suggestion[] {
  return readList(reply, "suggestions").flatMap((item): Suggestion[] => {
    if (item.type === "survey")
      return readWhole(suggestedSurveyFields, item).map((survey) => ({
        type: "survey",
        ...survey,
      }));
    return item.type === "keyword"
      ? readWhole(suggestedKeywordFields, item).map((one) => ({
          type: "keyword",
          ...one,
          label: one.label ?? one.keyword,
        }))
      : [];
  });
}

function readList(reply: unknown, name: string): Json[] {
  rejectHtml(reply);
  return readItems(asRecord(reply)[name] ?? reply);
}
