import type { Suggestion } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../survey-repository.ts";
import { type KeywordRow, listKeywordsFrom } from "./search-repository.ts";
import { rangeFrom, searchSurveys } from "./search-surveys.ts";
import { searchWords } from "./search-words.ts";
import { weights } from "./survey-document.ts";

export type SuggestionItem = Static<typeof Suggestion>;

/** Surveys by their titles, then keywords that go on from what is typed; each has half of the places, and more where the other needs fewer. */
export async function suggest(
  db: Queryable,
  typed: string,
  limit: number,
): Promise<SuggestionItem[]> {
  const beginning = searchWords(typed).join(" ");
  if (beginning === "") return [];
  const [surveys, keywords] = await Promise.all([
    searchSurveys(db, typed, limit, weights.title),
    listKeywordsFrom(db, rangeFrom(beginning), limit),
  ]);
  const room = Math.max(Math.ceil(limit / 2), limit - keywords.length);
  return [
    ...surveys.slice(0, room).map(ofSurvey),
    ...keywords.map(ofKeyword),
  ].slice(0, limit);
}

function ofSurvey(survey: SurveyRow): SuggestionItem {
  return {
    type: "survey",
    surveyId: survey.surveyId,
    title: survey.title,
    responses_count: survey.responseCount,
    like_count: survey.likeCount,
  };
}

function ofKeyword({ keyword, surveyCount }: KeywordRow): SuggestionItem {
  return { type: "keyword", keyword, count: surveyCount, label: keyword };
}
