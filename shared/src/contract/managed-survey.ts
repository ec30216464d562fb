import { readAnswerPlaces } from "./answer-places.ts";
import {
  by,
  count,
  flag,
  list,
  oneOf,
  type Read,
  readFields,
  text,
  textOrNull,
  type Whole,
  wholeList,
} from "./fields.ts";
import { keyRoles, readReadMode, surveyStates, waysIn } from "./ownership.ts";
import { readQuestions } from "./question.ts";
import {
  asRecord,
  ContractError,
  isRecord,
  readString,
  readStringList,
  rejectHtml,
} from "./read.ts";
import { readResultsRule } from "./results.ts";
import { readSurvey } from "./survey.ts";
import { readSurveyEdits } from "./survey-edit.ts";
import { readSurveyEnding, type SurveyEnding } from "./survey-ending.ts";
import { readTicketMode } from "./tickets.ts";
import { readTranslations } from "./translation.ts";

const dayCountFields = {
  /** YYYY-MM-DD, in UTC. */
  day: text(),
  wayIn: oneOf(waysIn, undefined),
  count: count(),
};

/** Number of responses on one day by one way in. */
export interface DayCount extends Whole<typeof dayCountFields> {}

const surveyKeyFields = {
  keyId: text(),
  role: oneOf(keyRoles, "read"),
  label: text(),
  /** YYYY-MM-DD. */
  madeOn: text(),
  usedOn: textOrNull(),
  /** Whether it is the key that made the request. */
  current: flag(),
};

export interface SurveyKey extends Read<typeof surveyKeyFields> {}

const managedSurveyFields = {
  survey: by(readSurvey),
  /** Role of the key that made the request. */
  role: oneOf(keyRoles, "read"),
  state: oneOf(surveyStates, "hidden"),
  /** ISO 8601: when it is permanently deleted; null if no deletion is pending. */
  deletesAt: textOrNull(),
  /**
   * ISO 8601: when a review was requested; null if no one requested one, or the
   * survey is visible.
   */
  appealedAt: textOrNull(),
  /** Changes with each edit. */
  version: count(),
  feedback: flag(),
  /** Sites that may embed it; null for all that this site allows. */
  embedOrigins: by((origins) =>
    Array.isArray(origins) ? readStringList(origins) : null,
  ),
  /** The reason why flagged responses are excluded from its figures; null while they count. */
  leftOutReason: textOrNull(),
  results: by(readResultsRule),
  /** What its keys can read beyond figures. */
  reads: by(readReadMode),
  /** Who answers by paper ticket. */
  tickets: readTicketMode,
  /** Which location data about answers is counted. */
  answerPlaces: by(readAnswerPlaces, "answer_places"),
  releasedCount: count("released_count"),
  questions: by(readQuestions),
  translations: by(readTranslations),
  edits: readSurveyEdits,
  days: wholeList(dayCountFields),
  /** Empty for a key that may not change them. */
  keys: list(surveyKeyFields),
};

/** A survey as shown to the holder of one of its keys. */
export interface ManagedSurvey
  extends Read<typeof managedSurveyFields>, SurveyEnding {}

const newKeyFields = { keyId: text(), key: text() };

/** A key that was just created: the server never sends it again. */
export interface NewKey extends Read<typeof newKeyFields> {}

export type { managedSurveyFields, newKeyFields };

/**
 * Reads the data of the owner's page. A role or state that this version does
 * not know is treated as the one that allows least.
 * @throws ContractError when the reply contains no survey.
 */
export function readManagedSurvey(reply: unknown): ManagedSurvey {
  rejectHtml(reply);
  if (!isRecord(asRecord(reply).survey)) {
    throw new ContractError("Survey metadata unavailable");
  }
  return {
    ...readFields(managedSurveyFields, reply),
    ...readSurveyEnding(reply),
  };
}

/** @throws ContractError when the reply contains no key. */
export function readNewKey(reply: unknown): NewKey {
  if (readString(reply, "key") === "")
    throw new ContractError("The reply holds no key.");
  return readFields(newKeyFields, reply);
}
