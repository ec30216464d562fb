import {
  asRecord,
  type Json,
  readCount,
  readItems,
  readOptionalString,
  readString,
  rejectHtml,
} from "./read.ts";

/** Sort orders of the lists of top surveys. */
export type TopMetric = "responses" | "likes" | "discussion";

export interface Keyword {
  keyword: string;
  count: number;
}

export type Suggestion =
  | {
      type: "survey";
      /** Null if the server does not send it. */
      surveyId: string | null;
      title: string;
      responseCount: number;
      likeCount: number;
    }
  | { type: "keyword"; keyword: string; count: number; label: string };

/** Reads `{ keywords }`, `{ items }` or a bare array. */
export function readKeywordList(reply: unknown): Keyword[] {
  return readList(reply, "keywords").flatMap((item) => {
    const keyword = readString(item, "keyword", "term");
    return keyword === "" ? [] : [{ keyword, count: readCount(item, "count") }];
  });
}

/** Reads `{ suggestions }`, `{ items }` or a bare array; unknown types are skipped. */
export function readSuggestions(reply: unknown): Suggestion[] {
  return readList(reply, "suggestions").flatMap((item): Suggestion[] => {
    const type = readString(item, "type");
    if (type === "survey") return readSurveySuggestion(item);
    return type === "keyword" ? readKeywordSuggestion(item) : [];
  });
}

function readSurveySuggestion(item: Json): Suggestion[] {
  const title = readString(item, "title");
  if (title === "") return [];
  return [
    {
      type: "survey",
      surveyId: readOptionalString(item, "surveyId", "id", "survey_id"),
      title,
      responseCount: readCount(item, "responses_count"),
      likeCount: readCount(item, "like_count"),
    },
  ];
}

function readKeywordSuggestion(item: Json): Suggestion[] {
  const keyword = readString(item, "keyword");
  if (keyword === "") return [];
  const label = readOptionalString(item, "label") ?? keyword;
  return [{ type: "keyword", keyword, count: readCount(item, "count"), label }];
}

function readList(reply: unknown, name: string): Json[] {
  rejectHtml(reply);
  return readItems(asRecord(reply)[name] ?? reply);
}
