import type { UpdateSurveyBody } from "@nearsay/core/contract/schema";
import { textsOfTranslation } from "@nearsay/core/domain";
import { isExpired, isUpcoming, trimText } from "@nearsay/core/forms";
import type { Static } from "typebox";
import { invalidRequest } from "../../base/refusal.ts";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Edit } from "../../surveys/edit-repository.ts";
import { formTexts } from "../../surveys/form-words.ts";
import { formOf } from "../../surveys/question-repository.ts";
import { requireText } from "../../surveys/new-question.ts";
import {
  type ThanksLinkHosts,
  endingTexts,
  requireThanksLink,
} from "../../surveys/ending.ts";
import {
  readCode,
  readEmbedOrigins,
  readOpening,
  refuseClosedFirst,
  textOrNull,
} from "../../surveys/new-survey.ts";
import { accessCodeHash, exportCodeHash } from "../../surveys/secrets.ts";
import {
  type FoundPlace,
  type StoredPlace,
  requireMeasurable,
  storedPlace,
} from "../../surveys/survey-place.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";
import { translatedHeadEdits } from "./change-translations.ts";
import type { Changeable } from "./managed-repository.ts";

export type Wanted = Static<typeof UpdateSurveyBody>;

type Current = Changeable &
  Pick<SurveyRow, "scope" | "answerPlaces" | "forgotten">;

interface ChangeDeps {
  hash: KeyedHash;
  thanksLinkHosts: ThanksLinkHosts;
  /** The location that the request chooses; null to keep the current one. */
  chosen: FoundPlace | null;
}

/**
 * The survey with the requested changes; fields that are left out stay
 * unchanged.
 * @throws Refusal INVALID_REQUEST that states what to correct.
 */
export function changeSurvey(
  current: Current,
  wanted: Wanted,
  now: Date,
  { hash, thanksLinkHosts, chosen }: ChangeDeps,
): Changeable {
  const { title, exportHtmlCode, embedOrigins, language } = wanted;
  const { leftOutReason } = wanted;
  const expiresAt = moveEnd(current.expiresAt, wanted.expiresAt, now);
  const opens = isExpired(current, now) && !isExpired({ expiresAt }, now);
  if (opens && current.forgotten)
    throw invalidRequest((say) => say.surveyForgotten);
  return {
    title:
      title === undefined
        ? current.title
        : requireText(title, (say) => say.titleEmpty),
    instructions: trimText(wanted.instructions ?? current.instructions),
    feedback: wanted.feedback ?? current.feedback,
    expiresAt,
    ...changeLimits(current, wanted, expiresAt, now),
    ...changeEnding(current, wanted, thanksLinkHosts),
    reopened: current.reopened || opens,
    accessCodeHash: changeCode(current, wanted.visibility, hash),
    exportCodeHash:
      exportHtmlCode === undefined
        ? current.exportCodeHash
        : exportHtmlCode && exportCodeHash(hash, readCode(exportHtmlCode)),
    language: language === undefined ? current.language : language,
    ...changePlace(current, chosen),
    translations: current.translations,
    tickets: wanted.tickets ?? current.tickets,
    embedOrigins:
      embedOrigins === undefined
        ? current.embedOrigins
        : readEmbedOrigins(embedOrigins),
    leftOutReason:
      leftOutReason == null
        ? leftOutReason === undefined
          ? current.leftOutReason
          : null
        : requireText(leftOutReason, (say) => say.reasonEmpty),
  };
}

/** Scope and counting are fixed, so a survey with one of them keeps a location. */
function changePlace(
  { scope, answerPlaces, ...current }: Current,
  chosen: FoundPlace | null,
): StoredPlace {
  if (chosen === null) {
    const { latitude, longitude, placeName, placeCountry } = current;
    return { latitude, longitude, placeName, placeCountry };
  }
  requireMeasurable(scope, chosen);
  if (answerPlaces !== "none" && chosen.place === null)
    throw invalidRequest((say) => say.originsNeedLocation);
  return storedPlace(chosen);
}

/** @param expiresAt The new closing time. */
function changeLimits(
  current: Changeable,
  wanted: Wanted,
  expiresAt: Date,
  now: Date,
): Pick<Changeable, "opensAt" | "quota"> {
  const opensAt = moveOpening(current.opensAt, wanted.opensAt, now);
  if (isUpcoming({ opensAt, expiresAt }, now))
    refuseClosedFirst(opensAt, expiresAt);
  const quota = wanted.quota === undefined ? current.quota : wanted.quota;
  return { opensAt, quota };
}

/** A survey that is already open keeps its opening time if another past time is requested. */
function moveOpening(
  current: Date | null,
  wanted: string | null | undefined,
  now: Date,
): Date | null {
  if (wanted === undefined) return current;
  const opensAt = readOpening(wanted, now);
  const stays = opensAt === null && current !== null && current <= now;
  return stays ? current : opensAt;
}

function changeEnding(
  current: Changeable,
  { closedMessage, thanksMessage, thanksLink }: Wanted,
  hosts: ThanksLinkHosts,
): Pick<Changeable, "closedMessage" | "thanksMessage" | "thanksLink"> {
  return {
    closedMessage:
      closedMessage === undefined
        ? current.closedMessage
        : textOrNull(closedMessage),
    thanksMessage:
      thanksMessage === undefined
        ? current.thanksMessage
        : textOrNull(thanksMessage),
    thanksLink:
      thanksLink === undefined
        ? current.thanksLink
        : requireThanksLink(textOrNull(thanksLink), hosts),
  };
}

/** A past time means now; for a survey that is closed already it changes nothing. */
function moveEnd(current: Date, wanted: string | undefined, now: Date): Date {
  if (wanted === undefined) return current;
  const expiresAt = new Date(wanted);
  // A leap second has a valid format but is not a valid date.
  if (Number.isNaN(expiresAt.getTime()))
    throw invalidRequest((say) => say.closingTimeInvalid);
  if (!isExpired({ expiresAt }, now)) return expiresAt;
  return isExpired({ expiresAt: current }, now) ? current : now;
}

function changeCode(
  { accessCodeHash: current }: Changeable,
  visibility: Wanted["visibility"],
  hash: KeyedHash,
): string | null {
  if (visibility === undefined) return current;
  if (visibility.mode === "global") return null;
  if (visibility.code) return accessCodeHash(hash, readCode(visibility.code));
  if (current !== null) return current;
  throw invalidRequest((say) => say.codeTooShort);
}

/** The changes that readers are notified of after people have answered. */
export function editsOf(current: Changeable, next: Changeable): Edit[] {
  const own = (["title", "instructions"] as const)
    .filter((part) => next[part] !== current[part])
    .map((part) => ({
      part,
      questionId: null,
      option: null,
      before: current[part],
      after: next[part],
    }));
  return [...own, ...translatedHeadEdits(current, next)];
}

/** All requested text that other people would read. */
export function wantedTexts({
  title = "",
  instructions = "",
  leftOutReason = "",
  questions = [],
  translations = [],
  ...ending
}: Wanted): string[] {
  return [
    ...[title, instructions, leftOutReason ?? ""],
    ...endingTexts(ending),
    ...questions.flatMap(({ text, type, options = [], form }) => [
      text,
      ...options,
      ...formTexts(formOf({ form, type })),
    ]),
    ...translations.flatMap(textsOfTranslation),
  ].filter((text) => text !== "");
}
