import { type Analytics, readAnalytics } from "../contract/analytics.ts";
import { type QuestionSet, readQuestionSet } from "../contract/question.ts";
import {
  type ResponsePayload,
  type ResponseResult,
  readResponseResult,
} from "../contract/response.ts";
import {
  type Survey,
  type SurveyList,
  readSurvey,
  readSurveyList,
} from "../contract/survey.ts";
import type { Coordinates } from "../domain/distance.ts";
import { request } from "./request.ts";
import { submitOnce } from "./submit-once.ts";

/** What opens a survey that requires a code. */
export interface SurveyCredential {
  code?: string | undefined;
  shareToken?: string | undefined;
}

const uuidPattern =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export async function listSurveys(
  near: Coordinates | null,
  signal?: AbortSignal,
): Promise<SurveyList> {
  const query = near ? { lat: near.lat, lng: near.lng } : {};
  return readSurveyList(await request("/surveys", { query, signal }));
}

/** @param key Number or uuid of the survey. */
export async function getSurvey(
  key: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
): Promise<Survey> {
  const path = uuidPattern.test(key)
    ? `/surveys/uuid/${key}`
    : `/surveys/${encodeURIComponent(key)}`;
  const query = credentialQuery(credential);
  return readSurvey(await request(path, { query, signal }));
}

export async function getQuestions(
  surveyId: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
): Promise<QuestionSet> {
  const query = credentialQuery(credential);
  const path = `/surveys/${encodeURIComponent(surveyId)}/questions`;
  return readQuestionSet(await request(path, { query, signal }));
}

export async function getAnalytics(
  surveyId: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
): Promise<Analytics> {
  const query = credentialQuery(credential);
  const path = `/surveys/${encodeURIComponent(surveyId)}/analytics`;
  return readAnalytics(await request(path, { query, signal }));
}

export async function submitResponse(
  surveyId: string,
  payload: ResponsePayload,
): Promise<ResponseResult> {
  const path = `/surveys/${encodeURIComponent(surveyId)}/responses`;
  return readResponseResult(await submitOnce(path, payload, "survey_response"));
}

function credentialQuery({ code, shareToken }: SurveyCredential) {
  return { code, share_token: shareToken };
}
