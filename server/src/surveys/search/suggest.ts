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
 * Surveys with matching titles, with mistakes corrected as in a search; then
 * keywords that begin with the typed text, or with the closest known words if
 * none does. Each kind gets half of the results, and more if the other needs
 * fewer.
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
