import { type QuestionSet, readQuestionSet } from "../contract/question.ts";
import {
  type ResponseResult,
  readResponseResult,
} from "../contract/participation.ts";
import type { ResponsePayload } from "../contract/payloads.ts";
import {
  type Survey,
  type SurveyCell,
  type SurveyList,
  readCells,
  readSurvey,
  readSurveyList,
} from "../contract/survey.ts";
import { readCountedPlaces } from "../contract/answer-places.ts";
import { readTicketMode } from "../contract/tickets.ts";
import type { ListReach } from "../contract/limits.ts";
import type { SurveyLanguage } from "../contract/survey-language.ts";
import type { Coordinates } from "../domain/distance.ts";
import type { Box } from "../domain/location.ts";
import type { MapPiece } from "../domain/map-bins.ts";
import { surveyPath } from "./build-request.ts";
import { takePreloaded } from "./preloaded.ts";
import { request } from "./request.ts";
import { requestAccess } from "./request-access.ts";
import { submitOnce } from "./submit-once.ts";

/** Opens a survey that requires a code. */
export interface SurveyCredential {
  code?: string | undefined;
  shareToken?: string | undefined;
}

const uuidPattern =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface ListFilters {
  openOnly?: boolean;
  /** In kilometres; has no effect if the location is unknown. */
  within?: ListReach | null;
  language?: SurveyLanguage | null;
  /** Lists only surveys in this area. */
  box?: Box | null;
}

/** @param after Cursor `next` of the previous page; null for the first page. */
export async function listSurveys(
  near: Coordinates | null,
  { openOnly, within, language, box }: ListFilters = {},
  after: string | null = null,
  signal?: AbortSignal,
): Promise<SurveyList> {
  const query = {
    ...(near && { lat: near.lat, lng: near.lng }),
    ...(near && { within_km: within }),
    ...(openOnly && { open_only: 1 }),
    language,
    after,
    ...box,
  };
  return readSurveyList(await request("/surveys", { query, signal }));
}

/** The cells of the listed surveys, on the complete map or in an area of it. */
export async function listCells(
  {
    openOnly,
    language,
    piece,
  }: Pick<ListFilters, "openOnly" | "language"> & {
    piece?: MapPiece | undefined;
  } = {},
  signal?: AbortSignal,
): Promise<SurveyCell[]> {
  const query = { ...(openOnly && { open_only: 1 }), language, ...piece };
  return readCells(await request("/surveys/cells", { query, signal }));
}

/** Surveys about the product itself, newest first. */
export async function listFeedbackSurveys(
  signal?: AbortSignal,
): Promise<SurveyList> {
  return readSurveyList(await request("/feedback/surveys", { signal }));
}

/** @param key Number or uuid of the survey. */
export async function getSurvey(
  key: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
): Promise<Survey> {
  const query = credentialQuery(credential);
  return readSurvey(await requestAccess(pathOf(key), query, signal));
}

function pathOf(key: string): string {
  return uuidPattern.test(key)
    ? `/surveys/uuid/${key}`
    : `/surveys/${encodeURIComponent(key)}`;
}

export async function getQuestions(
  surveyId: string,
  credential: SurveyCredential = {},
  signal?: AbortSignal,
): Promise<QuestionSet> {
  const query = credentialQuery(credential);
  const path = surveyPath(surveyId, "questions");
  return readAsked(await requestAccess(path, query, signal));
}

/** Includes fields that embedded surveys do not need. */
function readAsked(reply: unknown): QuestionSet {
  const tickets = readTicketMode(reply);
  const answerPlaces = readCountedPlaces(reply);
  return {
    ...readQuestionSet(reply),
    ...(tickets !== "off" && { tickets }),
    ...(answerPlaces !== null && { answerPlaces }),
  };
}

/** Data of a survey's page. */
export interface SurveyWithQuestions {
  survey: Survey;
  questionSet: QuestionSet;
}

/**
 * The survey and its questions if both are inlined in the page, once.
 * @param key Number or uuid of the survey.
 */
export function takePreloadedSurvey(
  key: string,
  credential: SurveyCredential = {},
): SurveyWithQuestions | undefined {
  const query = credentialQuery(credential);
  const item = takePreloaded(pathOf(key), query);
  if (item === undefined) return undefined;
  const survey = readSurvey(item);
  const questions = takePreloaded(surveyPath(survey.id, "questions"), query);
  if (questions === undefined) return undefined;
  return { survey, questionSet: readAsked(questions) };
}

export async function submitResponse(
  surveyId: string,
  payload: ResponsePayload,
): Promise<ResponseResult> {
  const path = surveyPath(surveyId, "responses");
  return readResponseResult(await submitOnce(path, payload, "survey_response"));
}

/** Query parameters of the credential. */
export function credentialQuery({ code, shareToken }: SurveyCredential) {
  return { code, share_token: shareToken };
}
