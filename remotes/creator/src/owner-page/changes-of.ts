import { readSites } from "../access/embed-sites.ts";
import type {
  AccessSettings,
  EditorChallenge,
  EditorDraft,
} from "../draft/draft.ts";
import { closeEnding, endingChanges } from "../draft/ending.ts";
import type { EditorPlace } from "../draft/editor-place.ts";
import { fromLocalInput } from "../draft/local-time.ts";
import {
  type PlacedQuestion,
  writeQuestion,
} from "../draft/place-questions.ts";
import { writtenTranslations } from "../draft/translations.ts";
import type { EditorQuestion } from "../draft/question.ts";
import type { QuestionChange, SurveyChanges } from "../owned/manage-calls.ts";
import { type Attempt, checkDraft } from "../publish/check-draft.ts";
import { placeTrimmed, trimmedTexts } from "../publish/build-payload.ts";
import type { Problem } from "../publish/problem.ts";
import { idOf } from "./open-managed.ts";
import { trimText } from "@nearsay/core/forms";

/**
 * Only what the owner changed, so that others' changes in the meantime are
 * kept.
 * @param before The draft when it was opened.
 */
export function changesOf(
  before: EditorDraft,
  after: EditorDraft,
): SurveyChanges {
  const title = trimText(after.title);
  const instructions = trimText(after.instructions);
  const closing = fromLocalInput(after.closesAt);
  const { listOnFeedback: feedback, language } = after;
  return {
    ...(title !== before.title && { title }),
    ...(instructions !== before.instructions && { instructions }),
    ...(after.closesAt !== before.closesAt &&
      closing && { expiresAt: closing.toISOString() }),
    ...(feedback !== before.listOnFeedback && { feedback }),
    ...(language !== before.language && { language }),
    ...placeChanges(before.place, after.place),
    ...endingChanges(before.ending, after.ending),
    ...accessChanges(before.access, after.access),
    ...questionChanges(before, after),
    ...translationChanges(before, after),
  };
}

function placeChanges(before: EditorPlace, after: EditorPlace): SurveyChanges {
  if (!differ(whereOf(before), whereOf(after))) return {};
  const { kind, named, point } = after;
  if (kind === "named") return { placeId: named?.id ?? null };
  if (kind !== "point") return { placed: false };
  return point === null
    ? { placeId: null }
    : { lat: point.lat, lng: point.lng };
}

/** What determines where a survey is. */
function whereOf({ kind, named, point }: EditorPlace): unknown {
  if (kind === "named") return { kind, named };
  return kind === "point" ? { kind, point } : { kind };
}

function accessChanges(
  before: AccessSettings,
  after: AccessSettings,
): SurveyChanges {
  const { mode } = after;
  const code = mode === "code" ? trimText(after.code) : "";
  const exportCode = after.exportProtected ? trimText(after.exportCode) : "";
  const origins = originsOf(after);
  return {
    ...((mode !== before.mode || code !== "") && {
      visibility: { mode, code: code || null },
    }),
    ...(!after.exportProtected &&
      before.exportProtected && { exportHtmlCode: null }),
    ...(exportCode !== "" && { exportHtmlCode: exportCode }),
    ...(differ(origins, originsOf(before)) && { embedOrigins: origins }),
  };
}

/** Null for all sites that this site allows. */
function originsOf({ embedding, embedSites }: AccessSettings) {
  if (embedding === "anywhere") return null;
  return embedding === "listed" ? [...readSites(embedSites).origins] : [];
}

function questionChanges(
  before: EditorDraft,
  after: EditorDraft,
): Pick<SurveyChanges, "questions"> {
  const questions = questionsOf(after);
  return differ(questions, questionsOf(before)) ? { questions } : {};
}

/** By the indexes of the questions as they are sent. */
function translationChanges(
  before: EditorDraft,
  after: EditorDraft,
): Pick<SurveyChanges, "translations"> {
  const translations = translationsOf(after);
  return differ(translations, translationsOf(before)) ? { translations } : {};
}

/**
 * Challenge questions as they are sent: one with a text but no expected answer
 * is included, because its answer stays unchanged.
 */
function translationsOf(draft: EditorDraft) {
  const challenges = draft.challenges.filter(
    ({ text }) => trimText(text) !== "",
  );
  return writtenTranslations({ ...trimmedTexts(draft), challenges });
}

function questionsOf(draft: EditorDraft): QuestionChange[] {
  return [
    ...placeTrimmed(draft).map(questionChange),
    ...draft.challenges
      .filter(({ text }) => trimText(text) !== "")
      .map(challengeChange),
  ];
}

function questionChange(question: PlacedQuestion): QuestionChange {
  const { key } = question;
  return { ...withId(key), ...writeQuestion(question), isChallenge: false };
}

function challengeChange(challenge: EditorChallenge): QuestionChange {
  const expected = trimText(challenge.expectedAnswer);
  return {
    ...withId(challenge.key),
    text: trimText(challenge.text),
    type: "free_text",
    options: [],
    allowMultiple: false,
    isChallenge: true,
    ...(expected !== "" && { challengeExpectedResponse: expected }),
  };
}

function withId(key: string): { id?: number } {
  const id = idOf(key);
  return id === null ? {} : { id };
}

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/**
 * Everything that prevents changes from being saved: the rules of publishing,
 * except that an empty code or expected answer that was set before stays
 * unchanged.
 */
export function checkChanges(
  before: EditorDraft,
  after: EditorDraft,
  attempt: Attempt,
): Problem[] {
  return checkDraft(fillIn(before, after), attempt);
}

/** Represents a secret that is stored and sent to no one. */
const kept = "kept";

function fillIn(before: EditorDraft, after: EditorDraft): EditorDraft {
  const { access } = after;
  const keepsCode = before.access.mode === "code" && access.code === "";
  const keepsExportCode =
    before.access.exportProtected && access.exportCode === "";
  return {
    ...after,
    closesAt: after.closesAt === before.closesAt ? "" : after.closesAt,
    challenges: after.challenges.map((challenge) =>
      idOf(challenge.key) !== null && challenge.expectedAnswer === ""
        ? { ...challenge, expectedAnswer: kept }
        : challenge,
    ),
    access: {
      ...access,
      code: keepsCode ? kept : access.code,
      exportCode: keepsExportCode ? kept : access.exportCode,
    },
  };
}

/** What can change, as named in a conflict. */
export const draftParts = [
  "title",
  "instructions",
  "closesAt",
  "feedback",
  "language",
  "place",
  "access",
  "export",
  "embedding",
  "ending",
  "questions",
] as const;
export type DraftPart = (typeof draftParts)[number];

const readPart: Record<DraftPart, (draft: EditorDraft) => unknown> = {
  title: ({ title }) => trimText(title),
  instructions: ({ instructions }) => trimText(instructions),
  closesAt: ({ closesAt }) => closesAt,
  feedback: ({ listOnFeedback }) => listOnFeedback,
  language: ({ language }) => language,
  place: ({ place }) => whereOf(place),
  access: ({ access }) => [access.mode, access.code],
  export: ({ access }) => [access.exportProtected, access.exportCode],
  embedding: ({ access }) => originsOf(access),
  ending: ({ ending }) => closeEnding(ending),
  questions: questionsOf,
};

/** The parts in which two drafts of a survey differ. */
export function differingParts(
  one: EditorDraft,
  other: EditorDraft,
): DraftPart[] {
  return draftParts.filter((part) =>
    differ(readPart[part](one), readPart[part](other)),
  );
}

/**
 * The current questions, with the texts of the draft for those it still
 * contains, and the current location.
 */
export function keepTexts(
  stands: EditorDraft,
  { questions, challenges, ...draft }: EditorDraft,
): EditorDraft {
  return {
    ...draft,
    place: stands.place,
    questions: stands.questions.map((question) => {
      const mine = questions.find(({ key }) => key === question.key);
      if (mine === undefined) return question;
      const options = question.options.map(
        (option) =>
          mine.options.find(({ key }) => key === option.key) ?? option,
      );
      return {
        ...question,
        text: mine.text,
        options,
        other: keepOther(question.other, mine.other),
      };
    }),
    challenges: stands.challenges.map(
      (challenge) =>
        challenges.find(({ key }) => key === challenge.key) ?? challenge,
    ),
  };
}

function keepOther(
  stands: EditorQuestion["other"],
  mine: EditorQuestion["other"],
): EditorQuestion["other"] {
  if (stands?.question.key !== mine?.question.key) return stands;
  return stands && mine
    ? { ...stands, question: { ...stands.question, text: mine.question.text } }
    : stands;
}
