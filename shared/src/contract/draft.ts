import {
  type QuestionType,
  offersOptions,
  findQuestionType,
} from "./question.ts";
import {
  type SentForm,
  hasOptions,
  readForm,
  sendForm,
} from "./question-form.ts";
import {
  type SurveyEnding,
  type SurveyLimits,
  readSurveyEnding,
  readSurveyLimits,
} from "./survey-ending.ts";
import {
  ContractError,
  type Json,
  asRecord,
  isRecord,
  readRecords,
  readBoolean,
  readOptionalString,
  readString,
  readStringList,
} from "./read.ts";

export interface DraftQuestion {
  text: string;
  type: QuestionType;
  options: string[];
  allowMultiple: boolean;
  /** Omitted for a plain question of its type. */
  form?: SentForm;
}

export interface DraftChallengeQuestion {
  text: string;
  expectedAnswer: string;
}

export type VisibilityMode = "global" | "code";

/** A survey that is being written. `expiresAt` is ISO 8601. */
export interface SurveyDraft
  extends SurveyEnding, Omit<SurveyLimits, "upcoming"> {
  title: string;
  instructions: string;
  questions: DraftQuestion[];
  challengeQuestions: DraftChallengeQuestion[];
  expiresAt: string | null;
  visibility: { mode: VisibilityMode; code: string | null };
  exportHtmlCode: string | null;
}

/** The finished fields of a draft while it is being generated: complete texts only, in order. */
export interface DraftProgress {
  title: string;
  questions: string[];
}

/** A survey to start from, offered if a description contains nothing to ask about. */
export interface SurveyTemplate {
  topic: string;
  /** BCP 47. */
  language: string;
  /** Name of the template in its language. */
  name: string;
  title: string;
  instructions: string;
  questions: DraftQuestion[];
}

export interface GeneratedSurvey {
  draft: SurveyDraft;
  /** To choose from if no draft could be made; otherwise empty. */
  templates: SurveyTemplate[];
  /** What the person should know about how this draft was made. */
  notice: string | null;
  embeddedToken: string | null;
}

/**
 * Why a model made no draft: it is overloaded, declined, stopped early, wrote
 * unreadable output, stopped responding, could not be reached, or failed with
 * an error.
 */
export const draftFailures = [
  "busy",
  "declined",
  "cut",
  "unreadable",
  "silent",
  "unreachable",
  "broken",
] as const;

export type DraftFailure = (typeof draftFailures)[number];

/** Data of an error with the code `DRAFTING_FAILED`. */
export interface FailedDraft {
  reason: DraftFailure;
  /** The partial draft; null if it contains no question. */
  draft: SurveyDraft | null;
}

export function readFailedDraft(data: unknown): FailedDraft {
  const { reason, draft } = asRecord(data);
  return {
    reason: draftFailures.find((known) => known === reason) ?? "broken",
    draft: isRecord(draft) ? readSurveyDraft(draft) : null,
  };
}

/**
 * The finished texts of a drafted translation, indexed like the texts to be
 * translated; empty if there are none.
 */
export function readDraftedTexts(news: unknown): string[] {
  const { texts } = asRecord(news);
  if (!Array.isArray(texts)) return [];
  return texts.map((text) => (typeof text === "string" ? text : ""));
}

export function readDraftProgress(news: unknown): DraftProgress {
  return {
    title: readString(news, "title"),
    questions: readStringList(asRecord(news).questions),
  };
}

/** @throws ContractError when the reply is not a draft. */
export function readGeneratedSurvey(reply: unknown): GeneratedSurvey {
  if (!isRecord(reply)) {
    throw new ContractError("The server's reply holds no draft.");
  }
  return {
    draft: readSurveyDraft(reply),
    templates: readRecords(reply.templates).map(readSurveyTemplate),
    notice: readOptionalString(reply, "notice"),
    embeddedToken: readOptionalString(reply, "embeddedToken"),
  };
}

function readSurveyTemplate(source: Json): SurveyTemplate {
  return {
    topic: readString(source, "topic"),
    language: readString(source, "language"),
    name: readString(source, "name"),
    title: readString(source, "title"),
    instructions: readString(source, "instructions"),
    questions: readRecords(source.questions).map(readDraftQuestion),
  };
}

export function readSurveyDraft(source: Json): SurveyDraft {
  const visibility = asRecord(source.visibility);
  return {
    title: readString(source, "title"),
    instructions: readString(source, "instructions"),
    questions: readRecords(source.questions).map(readDraftQuestion),
    challengeQuestions: readRecords(
      source.challengeQuestions ?? source.challenge_questions,
    ).map(readChallengeQuestion),
    expiresAt: readOptionalString(source, "expiresAt", "expires_at"),
    visibility: {
      mode: visibility.mode === "code" ? "code" : "global",
      code: readOptionalString(visibility, "code"),
    },
    exportHtmlCode: readOptionalString(
      source,
      "exportHtmlCode",
      "export_html_code",
    ),
    ...limitsOf(source),
    ...readSurveyEnding(source),
  };
}

function limitsOf(source: Json): Omit<SurveyLimits, "upcoming"> {
  const { opensAt, quota } = readSurveyLimits(source);
  return { ...(opensAt && { opensAt }), ...(quota && { quota }) };
}

/** Empty if there is none. */
export function readSurveyToken(reply: unknown): string {
  return readString(reply, "embeddedToken");
}

/** @throws ContractError when the reply contains no survey id. */
export function readCreatedSurveyId(reply: unknown): string {
  const id = readString(reply, "id", "surveyId");
  if (id === "") throw new ContractError("Survey metadata missing survey id");
  return id;
}

/** A survey that was just published. */
export interface CreatedSurvey {
  id: string;
  uuid: string | null;
  /** Key that opens the owner's page in any browser; null if the server issues no keys. */
  ownerKey: string | null;
}

/** @throws ContractError when the reply contains no survey id. */
export function readCreatedSurvey(reply: unknown): CreatedSurvey {
  return {
    id: readCreatedSurveyId(reply),
    uuid: readOptionalString(reply, "surveyUuid", "uuid"),
    ownerKey: readOptionalString(reply, "ownerKey"),
  };
}

function readDraftQuestion(item: Json): DraftQuestion {
  const given = readString(item, "type", "question_type", "questionType");
  const type = findQuestionType(given) ?? "free_text";
  const choice = offersOptions(type);
  const form = isRecord(item.form) ? readForm(item.form, type) : null;
  const sent = form && sendForm(form, type);
  const listed = choice || (form !== null && hasOptions(form.kind));
  return {
    text: readString(item, "text", "question_text", "questionText", "title"),
    type,
    options: listed ? readStringList(item.options) : [],
    allowMultiple:
      choice && readBoolean(item, "allowMultiple", "allow_multiple"),
    ...(sent && { form: sent }),
  };
}

function readChallengeQuestion(item: Json): DraftChallengeQuestion {
  return {
    text: readString(item, "text", "question_text"),
    expectedAnswer: readString(
      item,
      "expectedAnswer",
      "challenge_expected_response",
      "challengeExpectedResponse",
    ),
  };
}
