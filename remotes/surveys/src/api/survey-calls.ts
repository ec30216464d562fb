import {
  request,
  requestAccess,
  submitOnce,
  surveyPath,
  takePreloaded,
  type SurveyCredential,
  credentialQuery,
} from "@nearsay/core/api";
import {
  type ListReach,
  type QuestionSet,
  type ResponsePayload,
  type ResponseResult,
  type Survey,
  type SurveyCell,
  type SurveyLanguage,
  type SurveyList,
  readCells,
  readCountedPlaces,
  readQuestionSet,
  readResponseResult,
  readSurvey,
  readSurveyList,
  readTicketMode,
} from "@nearsay/core/contract";
import type { Box, Coordinates, MapPiece } from "@nearsay/core/domain";

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
