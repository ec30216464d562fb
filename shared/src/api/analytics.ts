import type { AnswersFrom } from "../contract/answer-places.ts";
import { type Analytics, readAnalytics } from "../contract/analytics.ts";
import { type AnswerMap, readAnswerMap } from "../contract/answer-map.ts";
import { type Integrity, readIntegrity } from "../contract/integrity.ts";
import type { SurveyLanguage } from "../contract/survey-language.ts";
import { surveyPath } from "./build-request.ts";
import { request } from "./request.ts";
import { credentialQuery, type SurveyCredential } from "./surveys.ts";

/** A side of the figures: without what is flagged, or with it whatever the author says; answered by ticket, or by everybody else; answered in one language, or from one ring. */
export interface FiguresSide {
  without?: "flagged" | "nothing" | "tickets";
  only?: "tickets";
  answered_in?: SurveyLanguage;
  from?: AnswersFrom;
}

/** @param side As the survey's author says where it is left out. */
export async function getAnalytics(
  surveyId: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
  side: FiguresSide = {},
): Promise<Analytics> {
  const query = { ...credentialQuery(credential), ...side };
  const path = surveyPath(surveyId, "analytics");
  return readAnalytics(await request(path, { query, signal }));
}

export async function getIntegrity(
  surveyId: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
): Promise<Integrity> {
  const query = credentialQuery(credential);
  const path = surveyPath(surveyId, "integrity");
  return readIntegrity(await request(path, { query, signal }));
}

/** Of a survey whose `answerPlaces` are `map`. */
export async function getAnswerMap(
  surveyId: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
): Promise<AnswerMap> {
  const query = credentialQuery(credential);
  const path = surveyPath(surveyId, "answer-map");
  return readAnswerMap(await request(path, { query, signal }));
}
