import { request, requestAccess } from "@nearsay/core/api";
import {
  type Suggestion,
  type Survey,
  readKeywordList,
  readSuggestions,
  readSurveyList,
  type SurveyList,
  type TopMetric,
} from "@nearsay/core/contract";
import type { Coordinates } from "@nearsay/core/domain";

/** Requested number of each. */
const wanted = { suggestions: 6, keywords: 20, top: 20 };
/** Topics that are shown at once. */
const topicsMax = 8;

/** The survey of a link; null if there is none, or if it can only be opened with its code. */
export async function findLinkedSurvey(
  surveyId: string,
  shareToken?: string,
  signal?: AbortSignal,
): Promise<Survey | null> {
  const query = { survey_id: surveyId, share_token: shareToken };
  const reply = await requestAccess("/surveys/search-by-id", query, signal);
  return readSurveyList(reply).items[0] ?? null;
}

/** Topics of several surveys near a location, in the language of the page. */
export async function listTopics(
  near: Coordinates | null,
  signal?: AbortSignal,
): Promise<Suggestion[]> {
  const query = { limit: wanted.keywords, lat: near?.lat, lng: near?.lng };
  const reply = await request("/surveys/keywords", { query, signal });
  return readKeywordList(reply)
    .slice(0, topicsMax)
    .map((topic) => ({ type: "keyword", ...topic, label: topic.keyword }));
}

/** Completions of a search text. */
export async function suggest(
  typed: string,
  signal?: AbortSignal,
): Promise<Suggestion[]> {
  const query = { q: typed, limit: wanted.suggestions };
  return readSuggestions(await request("/surveys/suggest", { query, signal }));
}

/**
 * A search by text, or by the access code that opens surveys. Of results that
 * match the text equally well, those near a location are first.
 */
export type Sought =
  { q: string; near?: Coordinates | null } | { code: string };

/** The surveys found, best match first. */
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

export async function listTopSurveys(
  metric: TopMetric,
  signal?: AbortSignal,
): Promise<SurveyList> {
  const query = { metric, limit: wanted.top };
  return readSurveyList(await request("/surveys/top", { query, signal }));
}
