import {
  type AnswerPlaces,
  type ReadMode,
  type ResultsMode,
  type SurveyLanguage,
  type SurveyScope,
  type SurveyTranslation,
  type TicketMode,
  defaultSurveyMinutes,
  limits,
} from "@nearsay/core/contract";
import type { CreateSurveyBody } from "@nearsay/core/contract/schema";
import { isOrigin, seenLength, surveyTextLength } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";
import type { Static } from "typebox";
import { invalidRequest } from "../base/refusal.ts";
import {
  type NewQuestion,
  readNewQuestions,
  requireText,
} from "./new-question.ts";
import {
  type ChosenPlace,
  type FoundPlace,
  readPlace,
} from "./survey-place.ts";
import { readNewTranslations } from "./translations.ts";

type Payload = Static<typeof CreateSurveyBody>["survey"];

/** A new survey as requested by its author, validated and trimmed. */
export interface NewSurvey extends ChosenPlace, FoundPlace {
  title: string;
  instructions: string;
  feedback: boolean;
  /** The area whose people the survey is for; undefined for everyone. */
  scope: NewScope | undefined;
  accessCode: string | null;
  exportCode: string | null;
  /** Null for the default: see `defaultExpiry`. */
  expiresAt: Date | null;
  /** Origins whose pages may embed the survey. Null: as configured for the site. Empty: none. */
  embedOrigins: string[] | null;
  /** Null to open immediately. */
  opensAt: Date | null;
  quota: number | null;
  /** Null for the site's setting; undefined as for `translations`. */
  forgetMonths: number | null | undefined;
  closedMessage: string | null;
  thanksMessage: string | null;
  thanksLink: string | null;
  results: ResultsMode;
  reads: ReadMode;
  tickets: TicketMode;
  answerPlaces: AnswerPlaces;
  /** Undefined to detect the language from the text. */
  language: SurveyLanguage | undefined;
  /**
   * Undefined if there are none, so that a repeat of a request from before
   * there were translations has the same fingerprint.
   */
  translations: SurveyTranslation[] | undefined;
  questions: NewQuestion[];
}

/** How people near the survey are preferred, and the radius that counts as near. */
export interface NewScope {
  kind: SurveyScope;
  radiusMeters: number;
}

/** @throws Refusal INVALID_REQUEST that states what to fix. */
export function readNewSurvey(payload: Payload, now: Date): NewSurvey {
  const opensAt = readOpening(payload.opensAt ?? null, now);
  const expiresAt = readExpiry(payload.expiresAt ?? null, now);
  refuseClosedFirst(opensAt, expiresAt);
  const head = {
    title: requireText(payload.title, (say) => say.titleEmpty),
    instructions: trimText(payload.instructions ?? ""),
  };
  const isTranslated = (payload.translations ?? []).length > 0;
  const questions = readNewQuestions(payload.questions, isTranslated);
  const translations = readTranslations(payload, head, questions);
  refuseLong(head, questions, translations ?? []);
  return {
    ...head,
    feedback: payload.feedback ?? false,
    ...readPlace(payload),
    named: undefined,
    scope: readScope(payload),
    accessCode: readAccessCode(payload.visibility),
    exportCode: payload.exportHtmlCode
      ? readCode(payload.exportHtmlCode)
      : null,
    opensAt,
    expiresAt,
    quota: payload.quota ?? null,
    forgetMonths: payload.forgetMonths,
    closedMessage: textOrNull(payload.closedMessage),
    thanksMessage: textOrNull(payload.thanksMessage),
    thanksLink: textOrNull(payload.thanksLink),
    embedOrigins: readEmbedOrigins(payload.embedOrigins),
    results: payload.results ?? "groups",
    reads: payload.reads ?? "texts",
    tickets: payload.tickets ?? "off",
    answerPlaces: payload.answerPlaces ?? "none",
    language: payload.language,
    translations,
    questions,
  };
}

/**
 * Limits the length of a survey's texts.
 * @throws Refusal INVALID_REQUEST if they exceed `limits.surveyTextMax`.
 */
export function refuseLong(
  ...survey: Parameters<typeof surveyTextLength>
): void {
  if (surveyTextLength(...survey) <= limits.surveyTextMax) return;
  throw invalidRequest((say) =>
    say.surveyTooLong({ max: limits.surveyTextMax }),
  );
}

function readTranslations(
  { translations = [], language }: Payload,
  head: Pick<NewSurvey, "title" | "instructions">,
  questions: readonly NewQuestion[],
): SurveyTranslation[] | undefined {
  const read = readNewTranslations(translations, head, questions, language);
  return read.length > 0 ? read : undefined;
}

/**
 * Whether the survey has a location to measure from is checked later, when the
 * location has been determined.
 */
function readScope(payload: Payload): NewScope | undefined {
  const { scope: kind = null, radiusMeters = null } = payload;
  if (kind === null && radiusMeters === null) return undefined;
  if (kind !== null && radiusMeters !== null) return { kind, radiusMeters };
  throw invalidRequest((say) => say.scopeNeedsRadius);
}

function readAccessCode(visibility: Payload["visibility"]): string | null {
  return visibility?.mode === "code" ? readCode(visibility.code ?? "") : null;
}

/**
 * A code that the author chose.
 * @throws Refusal INVALID_REQUEST if it has too few visible characters.
 */
export function readCode(code: string): string {
  if (seenLength(code) >= limits.codeMin) return code;
  throw invalidRequest((say) => say.codeTooShort);
}

function readExpiry(text: string | null, now: Date): Date | null {
  if (text === null) return null;
  const expiresAt = new Date(text);
  if (expiresAt > now) return expiresAt;
  throw invalidRequest((say) => say.closingTimePast);
}

/** Null for a time in the past: the survey is open already. @throws Refusal INVALID_REQUEST */
export function readOpening(text: string | null, now: Date): Date | null {
  if (text === null) return null;
  const opensAt = new Date(text);
  // A leap second matches the date-time format but is no valid Date.
  if (Number.isNaN(opensAt.getTime()))
    throw invalidRequest((say) => say.openingTimeInvalid);
  return opensAt > now ? opensAt : null;
}

/** @throws Refusal INVALID_REQUEST */
export function refuseClosedFirst(
  opensAt: Date | null,
  expiresAt: Date | null,
): void {
  if (opensAt !== null && expiresAt !== null && opensAt >= expiresAt)
    throw invalidRequest((say) => say.opensTooLate);
}

/** Null for an empty text. */
export function textOrNull(text: string | null | undefined): string | null {
  return trimText(text ?? "") || null;
}

/** @throws Refusal INVALID_REQUEST that names the site to fix. */
export function readEmbedOrigins(origins?: string[] | null): string[] | null {
  if (origins === undefined || origins === null) return null;
  const wrong = origins.findIndex((origin) => !isOrigin(origin));
  if (wrong === -1) return [...new Set(origins)];
  throw invalidRequest((say) =>
    say.embedSiteInvalid({
      site: wrong + 1,
    }),
  );
}

/** When a survey that opens now closes by default, seconds zeroed. */
export function defaultExpiry(now: Date): Date {
  const expiresAt = new Date(now.getTime() + defaultSurveyMinutes * 60_000);
  expiresAt.setUTCSeconds(0, 0);
  return expiresAt;
}
