import {
  by,
  list,
  oneOf,
  part,
  type Read,
  readFields,
  text,
  textOrNull,
  texts,
} from "./fields.ts";
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
  asRecord,
  ContractError,
  isRecord,
  type Json,
  readBoolean,
  readRecords,
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

const challengeQuestionFields = {
  text: text("text", "question_text"),
  expectedAnswer: text(
    "expectedAnswer",
    "challenge_expected_response",
    "challengeExpectedResponse",
  ),
};

export interface DraftChallengeQuestion extends Read<
  typeof challengeQuestionFields
> {}

const visibilityModes = ["global", "code"] as const;
export type VisibilityMode = (typeof visibilityModes)[number];

const surveyDraftFields = {
  title: text(),
  instructions: text(),
  questions: by(readDraftQuestions),
  challengeQuestions: list(
    challengeQuestionFields,
    "challengeQuestions",
    "challenge_questions",
  ),
  expiresAt: textOrNull("expiresAt", "expires_at"),
  visibility: part({
    mode: oneOf(visibilityModes, "global"),
    code: textOrNull(),
  }),
  exportHtmlCode: textOrNull("exportHtmlCode", "export_html_code"),
};

/** A survey that is being written. `expiresAt` is ISO 8601. */
export interface SurveyDraft
  extends
    Read<typeof surveyDraftFields>,
    SurveyEnding,
    Omit<SurveyLimits, "upcoming"> {}

const draftProgressFields = { title: text(), questions: texts() };

/** The finished fields of a draft while it is being generated: complete texts only, in order. */
export interface DraftProgress extends Read<typeof draftProgressFields> {}

const surveyTemplateFields = {
  topic: text(),
  /** BCP 47. */
  language: text(),
  /** Name of the template in its language. */
  name: text(),
  title: text(),
  instructions: text(),
  questions: by(readDraftQuestions),
};

/** A survey to start from, offered if a description contains nothing to ask about. */
export interface SurveyTemplate extends Read<typeof surveyTemplateFields> {}

const generatedSurveyFields = {
  /** To choose from if no draft could be made; otherwise empty. */
  templates: list(surveyTemplateFields),
  /** What the person should know about how this draft was made. */
  notice: textOrNull(),
  embeddedToken: textOrNull(),
};

export interface GeneratedSurvey extends Read<typeof generatedSurveyFields> {
  draft: SurveyDraft;
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

const failedDraftFields = {
  reason: oneOf(draftFailures, "broken"),
  /** The partial draft; null if it contains no question. */
  draft: by((draft) => (isRecord(draft) ? readSurveyDraft(draft) : null)),
};

/** Data of an error with the code `DRAFTING_FAILED`. */
export interface FailedDraft extends Read<typeof failedDraftFields> {}

export function readFailedDraft(data: unknown): FailedDraft {
  return readFields(failedDraftFields, data);
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
  return readFields(draftProgressFields, news);
}

/** @throws ContractError when the reply is not a draft. */
export function readGeneratedSurvey(reply: unknown): GeneratedSurvey {
  if (!isRecord(reply)) {
    throw new ContractError("The server's reply holds no draft.");
  }
  const draft = readSurveyDraft(reply);
  return { draft, ...readFields(generatedSurveyFields, reply) };
}

export function readSurveyDraft(source: Json): SurveyDraft {
  const { opensAt, quota, forgetMonths } = readSurveyLimits(source);
  return {
    ...readFields(surveyDraftFields, source),
    ...(opensAt && { opensAt }),
    ...(quota && { quota }),
    ...(forgetMonths && { forgetMonths }),
    ...readSurveyEnding(source),
  };
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

const createdSurveyFields = {
  id: text("id", "surveyId"),
  uuid: textOrNull("surveyUuid", "uuid"),
  /** Key that opens the owner's page in any browser; null if the server issues no keys. */
  ownerKey: textOrNull(),
};

/** A survey that was just published. */
export interface CreatedSurvey extends Read<typeof createdSurveyFields> {}

export type {
  createdSurveyFields,
  generatedSurveyFields,
  surveyTemplateFields,
};

/** @throws ContractError when the reply contains no survey id. */
export function readCreatedSurvey(reply: unknown): CreatedSurvey {
  readCreatedSurveyId(reply);
  return readFields(createdSurveyFields, reply);
}

function readDraftQuestions(questions: unknown): DraftQuestion[] {
  return readRecords(questions).map(readDraftQuestion);
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
