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
import {
  isOrigin,
  seenLength,
  surveyTextLength,
  trimText,
} from "@nearsay/core/domain";
import type { Static } from "typebox";
import { invalidRequest } from "../base/refusal.ts";
import { said } from "../base/words/said.ts";
import {
  type NewQuestion,
  readNewQuestions,
  requireText,
} from "./new-question.ts";
import { readNewTranslations } from "./translations.ts";

type Payload = Static<typeof CreateSurveyBody>["survey"];

/** A survey as its author wants it, checked and trimmed. */
export interface NewSurvey {
  title: string;
  instructions: string;
  feedback: boolean;
  /** False when it is to stand nowhere, whatever place is known. */
  placed: boolean;
  /** Where it is to stand; null where its author gives no coordinates. */
  place: { lat: number; lng: number } | null;
  /** A place of the gazetteer, which goes before that; undefined for none, as of what was sent before there were any. */
  placeId: number | undefined;
  /** What that is called, once it is found. */
  named: { name: string; country: string } | undefined;
  /** For whom it is; undefined for everyone. */
  scope: NewScope | undefined;
  accessCode: string | null;
  exportCode: string | null;
  /** Null for the default: see `defaultExpiry`. */
  expiresAt: Date | null;
  /** Whose pages may show it: null as the site says, none of them when empty. */
  embedOrigins: string[] | null;
  /** Null for at once. */
  opensAt: Date | null;
  quota: number | null;
  closedMessage: string | null;
  thanksMessage: string | null;
  thanksLink: string | null;
  results: ResultsMode;
  reads: ReadMode;
  tickets: TicketMode;
  answerPlaces: AnswerPlaces;
  /** Undefined for what its words tell. */
  language: SurveyLanguage | undefined;
  /** Undefined for none, so that one that was sent before there were any is still the same. */
  translations: SurveyTranslation[] | undefined;
  questions: NewQuestion[];
}

/** Whom nearness puts before others, and how near that is. */
export interface NewScope {
  kind: SurveyScope;
  radiusMeters: number;
}

/** @throws Refusal INVALID_REQUEST that says what to mend. */
export function readNewSurvey(payload: Payload, now: Date): NewSurvey {
  const { lat = null, lng = null } = payload;
  const opensAt = readOpening(payload.opensAt ?? null, now);
  const expiresAt = readExpiry(payload.expiresAt ?? null, now);
  refuseClosedFirst(opensAt, expiresAt);
  const head = {
    title: requireText(payload.title, "The title must not be empty."),
    instructions: trimText(payload.instructions ?? ""),
  };
  const isTranslated = (payload.translations ?? []).length > 0;
  const questions = readNewQuestions(payload.questions, isTranslated);
  const translations = readTranslations(payload, head, questions);
  refuseLong(head, questions, translations ?? []);
  return {
    ...head,
    feedback: payload.feedback ?? false,
    placed: payload.placed ?? true,
    place: lat === null || lng === null ? null : { lat, lng },
    placeId: payload.placeId ?? undefined,
    named: undefined,
    scope: readScope(payload),
    accessCode: readAccessCode(payload.visibility),
    exportCode: payload.exportHtmlCode
      ? readCode(payload.exportHtmlCode)
      : null,
    opensAt,
    expiresAt,
    quota: payload.quota ?? null,
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

/** @throws Refusal INVALID_REQUEST where a survey says more than responses to it could. */
export function refuseLong(
  ...survey: Parameters<typeof surveyTextLength>
): void {
  if (surveyTextLength(...survey) <= limits.surveyTextMax) return;
  throw invalidRequest(
    said(
      "A survey can have {max} characters at most, in all its languages together.",
      { max: limits.surveyTextMax },
    ),
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

/** That it has a place to measure from shows once that is found. */
function readScope(payload: Payload): NewScope | undefined {
  const { scope: kind = null, radiusMeters = null } = payload;
  if (kind === null && radiusMeters === null) return undefined;
  if (kind !== null && radiusMeters !== null) return { kind, radiusMeters };
  throw invalidRequest("A radius and what it decides come together.");
}

function readAccessCode(visibility: Payload["visibility"]): string | null {
  return visibility?.mode === "code" ? readCode(visibility.code ?? "") : null;
}

/** A code that its author chose. @throws Refusal INVALID_REQUEST for one that nobody could see. */
export function readCode(code: string): string {
  if (seenLength(code) >= limits.codeMin) return code;
  throw invalidRequest("Code must be at least 4 characters.");
}

function readExpiry(text: string | null, now: Date): Date | null {
  if (text === null) return null;
  const expiresAt = new Date(text);
  if (expiresAt > now) return expiresAt;
  throw invalidRequest("The closing time must lie in the future.");
}

/** What lies in the past is open already. @throws Refusal INVALID_REQUEST */
export function readOpening(text: string | null, now: Date): Date | null {
  if (text === null) return null;
  const opensAt = new Date(text);
  // A leap second has the form of a moment.
  if (Number.isNaN(opensAt.getTime()))
    throw invalidRequest("The opening time is no moment.");
  return opensAt > now ? opensAt : null;
}

/** @throws Refusal INVALID_REQUEST */
export function refuseClosedFirst(
  opensAt: Date | null,
  expiresAt: Date | null,
): void {
  if (opensAt !== null && expiresAt !== null && opensAt >= expiresAt)
    throw invalidRequest("The opening time must lie before the closing time.");
}

/** Null for what says nothing. */
export function textOrNull(text: string | null | undefined): string | null {
  return trimText(text ?? "") || null;
}

/** @throws Refusal INVALID_REQUEST that names the site to mend. */
export function readEmbedOrigins(origins?: string[] | null): string[] | null {
  if (origins === undefined || origins === null) return null;
  const wrong = origins.findIndex((origin) => !isOrigin(origin));
  if (wrong === -1) return [...new Set(origins)];
  throw invalidRequest(
    said("Site {site} must be written as https://partner.example.", {
      site: wrong + 1,
    }),
  );
}

/** When a survey that opens now closes by itself, seconds zeroed. */
export function defaultExpiry(now: Date): Date {
  const expiresAt = new Date(now.getTime() + defaultSurveyMinutes * 60_000);
  expiresAt.setUTCSeconds(0, 0);
  return expiresAt;
}
