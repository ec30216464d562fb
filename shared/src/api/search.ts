import {
  type Keyword,
  readKeywordList,
  readSuggestions,
  type Suggestion,
  type TopMetric,
} from "../contract/search.ts";
import {
  readSurveyList,
  type Survey,
  type SurveyList,
} from "../contract/survey.ts";
import type { Coordinates } from "../domain/distance.ts";
import { request } from "./request.ts";
import { requestAccess } from "./request-access.ts";

/** How many of each are asked for. */
const wanted = { suggestions: 6, keywords: 20, top: 20 };

/** What surveys are looked for by: words, or the access code that opens them. Of those found by words as well as others, the ones near a place come first. */
export type Sought =
  { q: string; near?: Coordinates | null } | { code: string };

/** The surveys found, the best first. */
export async function searchSurveys(
  sought: Sought,
  signal?: AbortSignal,
): Promise<SurveyList> {
  return readSurveyList(
    await requestAccess("/surveys/search", toQuery(sought), signal),
  );
}

function toQuery(sought: Sought): Record<string, string> {
  if ("code" in sought) return sought;
  const { q, near } = sought;
  return { q, ...(near && { lat: String(near.lat), lng: String(near.lng) }) };
}

/** The survey that a link names; null where there is none, or where only its code opens it. */
export async function findLinkedSurvey(
  surveyId: string,
  shareToken?: string,
  signal?: AbortSignal,
): Promise<Survey | null> {
  const query = { survey_id: surveyId, share_token: shareToken };
  const reply = await requestAccess("/surveys/search-by-id", query, signal);
  return readSurveyList(reply).items[0] ?? null;
}

export async function listTopSurveys(
  metric: TopMetric,
  signal?: AbortSignal,
): Promise<SurveyList> {
  const query = { metric, limit: wanted.top };
  return readSurveyList(await request("/surveys/top", { query, signal }));
}

/** The words that most titles of public surveys have. */
export async function listKeywords(signal?: AbortSignal): Promise<Keyword[]> {
  const query = { limit: wanted.keywords };
  return readKeywordList(await request("/surveys/keywords", { query, signal }));
}

/** What a search may go on to be. */
export async function suggest(
  typed: string,
  signal?: AbortSignal,
): Promise<Suggestion[]> {
  const query = { q: typed, limit: wanted.suggestions };
  return readSuggestions(await request("/surveys/suggest", { query, signal }));
}
