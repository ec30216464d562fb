import {
  type Json,
  asRecord,
  readBoolean,
  readItems,
  readOptionalString,
  readSaid,
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

/** The kind of this name; undefined for one that this version does not know. */
export function findQuestionType(name: string): QuestionType | undefined {
  return questionTypes.find((type) => type === name);
}

/** Whether people choose among options that its author wrote. */
export function offersOptions(type: Question["type"]): boolean {
  return type !== "unanswerable" && choices[type];
}

export interface Question {
  id: string;
  text: string;
  /** "unanswerable" where there is no way to answer it here: a type or form this version does not know, or a choice without options. */
  type: QuestionType | "unanswerable";
  /** Each once, none blank; empty where its kind offers none. */
  options: string[];
  allowMultiple: boolean;
  isChallenge: boolean;
  form: QuestionForm;
  /** Set where it is shown in another language than its own. */
  shown?: ShownWords;
}

/** How a question is shown in another language; its options stay what they are, since answers name them. */
export interface ShownWords {
  /** By the options of the original. */
  options: ReadonlyMap<string, string>;
  /** The languages of texts that are in another one than the form around them. */
  languages: ReadonlyMap<string, string>;
}

export interface QuestionSet extends SurveyEnding, SurveyLimits {
  questions: Question[];
  expired: boolean;
  expiresAt: string | null;
  challengeMessage: string | null;
  challengeBlocked: boolean;
  /** Seconds until that is over; left out where it is not, or nobody says when. */
  challengeRetryAfter?: number;
  /** When figures show what is answered. */
  results: ResultsRule;
  /** What its author reads of them beyond figures. */
  reads: ReadMode;
  /** Words that were changed after people had answered. */
  edits: SurveyEdit[];
  /** Who answers by paper ticket; left out where none are taken. */
  tickets?: TicketMode;
  /** How it is counted where answers come from; left out where it is not. */
  answerPlaces?: CountedPlaces;
  /** Left out where it is in one language alone. Of a known shape, what the server says is taken as it is. */
  translated?: Translated;
  /** From where it is answered; left out where anybody answers it. */
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
    ...readSaid<
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

/** Reads `{ items }` or a bare array; questions without an id are left out. */
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
