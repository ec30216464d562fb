import { type AnswerPlaces, readAnswerPlaces } from "./answer-places.ts";
import {
  type KeyRole,
  keyRoles,
  type ReadMode,
  readReadMode,
  type SurveyState,
  surveyStates,
  type WayIn,
  waysIn,
} from "./ownership.ts";
import { type Question, readQuestions } from "./question.ts";
import {
  asRecord,
  ContractError,
  isRecord,
  type Json,
  readBoolean,
  readCount,
  readOptionalString,
  readRecords,
  readString,
  readStringList,
  rejectHtml,
} from "./read.ts";
import { type ResultsRule, readResultsRule } from "./results.ts";
import { readSurvey, type Survey } from "./survey.ts";
import { readSurveyEdits, type SurveyEdit } from "./survey-edit.ts";
import { readSurveyEnding, type SurveyEnding } from "./survey-ending.ts";
import { readTicketMode, type TicketMode } from "./tickets.ts";
import { readTranslations, type SurveyTranslation } from "./translation.ts";

/** A survey as shown to the holder of one of its keys. */
export interface ManagedSurvey extends SurveyEnding {
  survey: Survey;
  /** Role of the key that made the request. */
  role: KeyRole;
  state: SurveyState;
  /** ISO 8601: when it is permanently deleted; null if no deletion is pending. */
  deletesAt: string | null;
  /**
   * ISO 8601: when a review was requested; null if no one requested one, or the
   * survey is visible.
   */
  appealedAt: string | null;
  /** Changes with each edit. */
  version: number;
  feedback: boolean;
  /** Sites that may embed it; null for all that this site allows. */
  embedOrigins: string[] | null;
  /** The reason why flagged responses are excluded from its figures; null while they count. */
  leftOutReason: string | null;
  results: ResultsRule;
  /** What its keys can read beyond figures. */
  reads: ReadMode;
  /** Who answers by paper ticket. */
  tickets: TicketMode;
  /** Which location data about answers is counted. */
  answerPlaces: AnswerPlaces;
  releasedCount: number;
  questions: Question[];
  translations: SurveyTranslation[];
  edits: SurveyEdit[];
  days: DayCount[];
  /** Empty for a key that may not change them. */
  keys: SurveyKey[];
}

/** Number of responses on one day by one way in. */
export interface DayCount {
  /** YYYY-MM-DD, in UTC. */
  day: string;
  wayIn: WayIn;
  count: number;
}

export interface SurveyKey {
  keyId: string;
  role: KeyRole;
  label: string;
  /** YYYY-MM-DD. */
  madeOn: string;
  usedOn: string | null;
  /** Whether it is the key that made the request. */
  current: boolean;
}

/** A key that was just created: the server never sends it again. */
export interface NewKey {
  keyId: string;
  key: string;
}

/**
 * Reads the data of the owner's page. A role or state that this version does
 * not know is treated as the one that allows least.
 * @throws ContractError when the reply contains no survey.
 */
export function readManagedSurvey(reply: unknown): ManagedSurvey {
  rejectHtml(reply);
  const item = asRecord(reply);
  if (!isRecord(item.survey)) {
    throw new ContractError("Survey metadata unavailable");
  }
  return {
    survey: readSurvey(item.survey),
    role: readKeyRole(item.role),
    state: surveyStates.find((one) => one === item.state) ?? "hidden",
    deletesAt: readOptionalString(item, "deletesAt"),
    appealedAt: readOptionalString(item, "appealedAt"),
    version: readCount(item, "version"),
    feedback: readBoolean(item, "feedback"),
    embedOrigins: Array.isArray(item.embedOrigins)
      ? readStringList(item.embedOrigins)
      : null,
    leftOutReason: readOptionalString(item, "leftOutReason"),
    results: readResultsRule(item.results),
    reads: readReadMode(item.reads),
    tickets: readTicketMode(item),
    answerPlaces: readAnswerPlaces(item.answer_places),
    releasedCount: readCount(item, "released_count"),
    questions: readQuestions(item.questions),
    translations: readTranslations(item.translations),
    edits: readSurveyEdits(item),
    days: readRecords(item.days).flatMap(readDayCount),
    keys: readRecords(item.keys).map(readSurveyKey),
    ...readSurveyEnding(item),
  };
}

/** @throws ContractError when the reply contains no key. */
export function readNewKey(reply: unknown): NewKey {
  const key = readString(reply, "key");
  if (key === "") throw new ContractError("The reply holds no key.");
  return { keyId: readString(reply, "keyId"), key };
}

function readKeyRole(value: unknown): KeyRole {
  return keyRoles.find((one) => one === value) ?? "read";
}

function readDayCount(item: Json): DayCount[] {
  const wayIn = waysIn.find((one) => one === item.wayIn);
  if (wayIn === undefined) return [];
  const day = readString(item, "day");
  return [{ day, wayIn, count: readCount(item, "count") }];
}

function readSurveyKey(item: Json): SurveyKey {
  return {
    keyId: readString(item, "keyId"),
    role: readKeyRole(item.role),
    label: readString(item, "label"),
    madeOn: readString(item, "madeOn"),
    usedOn: readOptionalString(item, "usedOn"),
    current: readBoolean(item, "current"),
  };
}
