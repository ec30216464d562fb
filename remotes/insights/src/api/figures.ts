import {
  type SurveyCredential,
  credentialQuery,
  request,
  surveyPath,
} from "@nearsay/core/api";
import {
  type Analytics,
  type AnswerMap,
  type AnswersFrom,
  type Integrity,
  type SurveyLanguage,
  readAnalytics,
  readAnswerMap,
  readIntegrity,
} from "@nearsay/core/contract";

/**
 * A selection of responses for the figures: with or without flagged ones,
 * overriding the author's setting; ticket or open answers; answers in one
 * language, or from one ring.
 */
export interface FiguresSide {
  without?: "flagged" | "nothing" | "tickets";
  only?: "tickets";
  answered_in?: SurveyLanguage;
  from?: AnswersFrom;
}

/** @param side The default set by the survey's author if omitted. */
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

/** For a survey whose `answerPlaces` is `map`. */
export async function getAnswerMap(
  surveyId: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
): Promise<AnswerMap> {
  const query = credentialQuery(credential);
  const path = surveyPath(surveyId, "answer-map");
  return readAnswerMap(await request(path, { query, signal }));
}
