import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../survey-repository.ts";
import { type KeywordRow, listKeywordsFrom } from "./search-repository.ts";
import { searchSurveys } from "./search-surveys.ts";
import { weights } from "./survey-document.ts";
import { rangeFrom } from "./typed-words.ts";
import { searchWords } from "./search-words.ts";

export type Suggestion =
  { kind: "survey"; survey: SurveyRow } | ({ kind: "keyword" } & KeywordRow);

/**
 * Surveys by their titles, with what a search forgives, then keywords that go on
 * from what is typed, or from the closest to it where none does. Each has half of
 * the places, and more where the other needs fewer.
 */
export async function suggest(
  db: Queryable,
  typed: string,
  now: Date,
  limit: number,
): Promise<Suggestion[]> {
  const beginning = searchWords(typed).join(" ");
  if (beginning === "") return [];
  const listKeywords = (text: string) =>
    listKeywordsFrom(db, rangeFrom(text), limit);
  const [{ surveys, closest }, asTyped] = await Promise.all([
    searchSurveys(db, typed, { now, place: null }, limit, weights.title),
    listKeywords(beginning),
  ]);
  const isOther = asTyped.length === 0 && closest !== beginning;
  const keywords = isOther ? await listKeywords(closest) : asTyped;
  const room = Math.max(Math.ceil(limit / 2), limit - keywords.length);
  return [
    ...surveys
      .slice(0, room)
      .map((survey) => ({ kind: "survey" as const, survey })),
    ...keywords.map((keyword) => ({ kind: "keyword" as const, ...keyword })),
  ].slice(0, limit);
}
