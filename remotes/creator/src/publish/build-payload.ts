import {
  type PayloadQuestion,
  type SurveyPayload,
  plainForm,
} from "@nearsay/core/contract";
import { readSites } from "../access/embed-sites.ts";
import type {
  AccessSettings,
  EditorChallenge,
  EditorDraft,
} from "../draft/draft.ts";
import { closeEnding } from "../draft/ending.ts";
import { fromLocalInput } from "../draft/local-time.ts";
import {
  type PlacedQuestion,
  placeQuestions,
  writeQuestion,
} from "../draft/place-questions.ts";
import { writtenTranslations } from "../draft/translations.ts";
import { countingOf, placePayload } from "../draft/editor-place.ts";
import { trimQuestion } from "../draft/trim-question.ts";
import { surveyTextLength } from "@nearsay/core/domain";
import { trimText } from "@nearsay/core/forms";

/** The draft as it is published: texts trimmed, empty options and empty challenge rows omitted. */
export function buildPayload(draft: EditorDraft, token: string) {
  const { access } = draft;
  const closing = fromLocalInput(draft.closesAt);
  const embedOrigins = embedOriginsOf(access);
  const translations = writtenTranslations(trimmedTexts(draft));
  return {
    title: trimText(draft.title),
    instructions: trimText(draft.instructions),
    type: "geo",
    feedback: draft.listOnFeedback,
    ...(draft.language && { language: draft.language }),
    ...(translations.length > 0 && { translations }),
    ...placePayload(draft.place, countingOf(access, translations.length > 0)),
    visibility: {
      mode: access.mode,
      code: access.mode === "code" ? trimText(access.code) : null,
    },
    questions: [
      ...placeTrimmed(draft).map(questionPayload),
      ...draft.challenges.filter(isFilled).map(challengePayload),
    ],
    ...(access.exportProtected && {
      exportHtmlCode: trimText(access.exportCode),
    }),
    ...(closing && { expiresAt: closing.toISOString() }),
    ...closeEnding(draft.ending),
    ...(embedOrigins && { embedOrigins }),
    ...(access.results !== "groups" && { results: access.results }),
    ...(access.reads !== "texts" && { reads: access.reads }),
    embeddedToken: token,
  } satisfies SurveyPayload;
}

/** Undefined if the site's own rule is enough; surveys with a code are never embedded. */
function embedOriginsOf(access: AccessSettings): string[] | undefined {
  if (access.mode === "code" || access.embedding === "anywhere")
    return undefined;
  return access.embedding === "listed"
    ? [...readSites(access.embedSites).origins]
    : [];
}

/** The total length of the draft's texts, in all its languages. */
export function textLength(draft: EditorDraft): number {
  const words = trimmedTexts(draft);
  const challenges = words.challenges.map(({ text }) => ({
    text,
    options: [],
    form: plainForm,
  }));
  return surveyTextLength(
    draft,
    [...placeTrimmed(draft), ...challenges],
    writtenTranslations(words),
  );
}

/** The texts of a draft, as they are published. */
export function trimmedTexts(draft: EditorDraft) {
  return {
    ...draft,
    questions: draft.questions.map(trimQuestion),
    challenges: draft.challenges.filter(isFilled),
  };
}

/** An empty row is not a question. */
export function isFilled({ text, expectedAnswer }: EditorChallenge): boolean {
  return trimText(text) !== "" || trimText(expectedAnswer) !== "";
}

/** The questions as they are published, without challenge questions. */
export function placeTrimmed(draft: Pick<EditorDraft, "questions">) {
  return placeQuestions(draft.questions.map(trimQuestion));
}

function questionPayload(question: PlacedQuestion) {
  return {
    ...writeQuestion(question),
    isChallenge: false,
  } satisfies PayloadQuestion;
}

function challengePayload(challenge: EditorChallenge) {
  return {
    text: trimText(challenge.text),
    type: "free_text",
    options: [],
    allowMultiple: false,
    isChallenge: true,
    challengeExpectedResponse: trimText(challenge.expectedAnswer),
  } satisfies PayloadQuestion;
}
