import {
  type Json,
  asRecord,
  readBoolean,
  readItems,
  readOptionalString,
  readGiven,
  readString,
  readStringList,
} from "./read.ts";
import {
  type QuestionForm,
  hasOptions,
  plainForm,
  plainKind,
  readForm,
} from "./question-form.ts";
import { type ReadMode, readReadMode } from "./ownership.ts";
import { type ResultsRule, readResultsRule } from "./results.ts";
import type { CountedPlaces } from "./answer-places.ts";
import type { TicketMode } from "./tickets.ts";
import { type SurveyEdit, readSurveyEdits } from "./survey-edit.ts";
import type { Translated } from "./translation.ts";
import {
  type SurveyEnding,
  type SurveyLimits,
  readSurveyEnding,
  readSurveyLimits,
} from "./survey-ending.ts";

export const questionTypes = ["free_text", "multiple_choice"] as const;
export type QuestionType = (typeof questionTypes)[number];

const choices: Record<QuestionType, boolean> = {
  free_text: false,
  multiple_choice: true,
};

/** The type of this name; undefined if this version does not know it. */
export function findQuestionType(name: string): QuestionType | undefined {
  return questionTypes.find((type) => type === name);
}

/** Whether people choose among options that the author wrote. */
export function offersOptions(type: Question["type"]): boolean {
  return type !== "unanswerable" && choices[type];
}

export interface Question {
  id: string;
  text: string;
  /**
   * "unanswerable" if this version cannot ask it: its type or form is unknown,
   * or it is a choice without options.
   */
  type: QuestionType | "unanswerable";
  /** Without duplicates and blanks; empty if its type has none. */
  options: string[];
  allowMultiple: boolean;
  isChallenge: boolean;
  form: QuestionForm;
  /** Set if it is shown in another language than its original. */
  shown?: ShownWords;
}

/**
 * Texts of a question in another language; the values of its options stay in
 * the original, because answers refer to them.
 */
export interface ShownWords {
  /** Texts by the original options. */
  options: ReadonlyMap<string, string>;
  /** Languages of texts that differ from the language of the form around them. */
  languages: ReadonlyMap<string, string>;
}

export interface QuestionSet extends SurveyEnding, SurveyLimits {
  questions: Question[];
  expired: boolean;
  expiresAt: string | null;
  challengeMessage: string | null;
  challengeBlocked: boolean;
  /**
   * Seconds until the challenge is unblocked; omitted if it is not blocked, or
   * the server does not say.
   */
  challengeRetryAfter?: number;
  /** When answers are included in the figures. */
  results: ResultsRule;
  /** What its author can read of the answers beyond figures. */
  reads: ReadMode;
  /** Texts that were changed after people had answered. */
  edits: SurveyEdit[];
  /** Who answers by paper ticket; omitted if no tickets are accepted. */
  tickets?: TicketMode;
  /** How the locations of answers are counted; omitted if they are not. */
  answerPlaces?: CountedPlaces;
  /**
   * Omitted if the survey is in one language only. The fields of a known shape
   * are not validated further.
   */
  translated?: Translated;
  /** The area in which it can be answered; omitted if it can be answered anywhere. */
  within?: { latitude: number; longitude: number; radiusMeters: number };
}

/**
 * Reads a questions reply, `{ items, ... }` or a bare array.
 * @throws ContractError when an HTML page arrived.
 */
export function readQuestionSet(reply: unknown): QuestionSet {
  return {
    questions: readQuestions(reply),
    expired: readBoolean(reply, "expired"),
    expiresAt: readOptionalString(reply, "expiresAt", "expires_at"),
    challengeMessage: readOptionalString(reply, "challengeMessage"),
    challengeBlocked: readBoolean(reply, "challengeBlocked"),
    results: readResultsRule(asRecord(reply).results),
    reads: readReadMode(asRecord(reply).reads),
    edits: readSurveyEdits(reply),
    ...readGiven<
      Pick<QuestionSet, "translated" | "within" | "challengeRetryAfter">
    >(reply, {
      translated: "object",
      within: "object",
      challengeRetryAfter: "number",
    }),
    ...readSurveyLimits(reply),
    ...readSurveyEnding(reply),
  };
}

/** Reads `{ items }` or a bare array; questions without an id are skipped. */
export function readQuestions(reply: unknown): Question[] {
  return readItems(reply)
    .map(readQuestion)
    .filter((question) => question.id !== "");
}

function readQuestion(item: Json): Question {
  const type = readType(item);
  const form = readForm(item.form, type) ?? {
    ...plainForm,
    kind: plainKind(type),
  };
  const choice = offersOptions(type);
  return {
    id: readString(item, "id", "question_id", "qid"),
    text: readString(item, "question_text", "questionText", "text", "title"),
    type,
    options: choice || hasOptions(form.kind) ? readOptions(item) : [],
    form,
    allowMultiple:
      choice && readBoolean(item, "allow_multiple", "allowMultiple"),
    isChallenge: readBoolean(item, "is_challenge", "isChallenge"),
  };
}

function readType(item: Json): Question["type"] {
  const given = readString(item, "question_type", "questionType", "type");
  const type = findQuestionType(given || "free_text");
  if (type === undefined) return "unanswerable";
  const lacksOptions = offersOptions(type) && readOptions(item).length === 0;
  return lacksOptions ? "unanswerable" : type;
}

function readOptions({ options }: Json): string[] {
  const written = readStringList(options).filter((text) => text.trim() !== "");
  return [...new Set(written)];
}
