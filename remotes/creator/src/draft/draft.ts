import {
  type ReadMode,
  type ResultsMode,
  type SurveyDraft,
  type SurveyLanguage,
  type VisibilityMode,
  limits,
} from "@nearsay/core/contract";
import { clipText, trimText } from "@nearsay/core/forms";
import { closeEnding, type EndingSettings, openEnding } from "./ending.ts";
import { closingInput, fromLocalInput, toLocalInput } from "./local-time.ts";
import { type EditorPlace, noPlace } from "./editor-place.ts";
import type { EditorTranslation } from "./editor-translation.ts";
import { closeQuestions, openQuestions } from "./place-questions.ts";
import {
  type EditorQuestion,
  type Keyed,
  listsOptions,
  newKey,
} from "./question.ts";

export interface EditorChallenge extends Keyed {
  readonly text: string;
  readonly expectedAnswer: string;
}

/** Which sites may embed the survey, as far as this site allows. */
export const embeddings = ["anywhere", "listed", "nowhere"] as const;
export type Embedding = (typeof embeddings)[number];

export interface AccessSettings {
  readonly mode: VisibilityMode;
  readonly code: string;
  readonly exportProtected: boolean;
  readonly exportCode: string;
  readonly embedding: Embedding;
  /** As typed, one per line; used only if `embedding` is "listed". */
  readonly embedSites: string;
  /** When results show; cannot be changed after publishing. */
  readonly results: ResultsMode;
  /** What the author can read beyond figures; cannot be changed after publishing either. */
  readonly reads: ReadMode;
}

/**
 * A survey in the editor. `closesAt` is the value of a datetime-local input:
 * local time, or empty.
 */
export interface EditorDraft {
  readonly title: string;
  readonly instructions: string;
  readonly closesAt: string;
  readonly listOnFeedback: boolean;
  /** Language of the texts; null to detect it from them. */
  readonly language: SurveyLanguage | null;
  readonly translations: readonly EditorTranslation[];
  readonly place: EditorPlace;
  readonly questions: readonly EditorQuestion[];
  readonly challenges: readonly EditorChallenge[];
  readonly access: AccessSettings;
  readonly ending: EndingSettings;
  /** What could not be imported from the file, one sentence each. */
  readonly leftOut: readonly string[];
  /** What was not imported because it affects only appearance. */
  readonly looks: readonly string[];
  /** Whether the draft was changed since it was generated. */
  readonly edited: boolean;
}

export function newChallenge(): EditorChallenge {
  return { key: newKey(), text: "", expectedAnswer: "" };
}

/**
 * Opens a draft from the server or this browser's storage in the editor.
 * @param now Milliseconds since the epoch.
 */
export function openDraft(source: SurveyDraft, now: number): EditorDraft {
  return {
    title: clipText(source.title, limits.titleMax),
    instructions: clipText(source.instructions, limits.instructionsMax),
    closesAt: openClosing(source.expiresAt, now),
    listOnFeedback: false,
    language: null,
    translations: [],
    place: noPlace,
    questions: openQuestions(source.questions.slice(0, limits.questionsMax)),
    challenges: source.challengeQuestions
      .slice(0, limits.challengeQuestionsMax)
      .map((challenge) => ({
        key: newKey(),
        text: clipText(challenge.text, limits.questionTextMax),
        expectedAnswer: clipText(challenge.expectedAnswer, limits.answerMax),
      })),
    access: {
      mode: source.visibility.mode,
      code: clipText(source.visibility.code ?? "", limits.codeMax),
      exportProtected: source.exportHtmlCode !== null,
      exportCode: clipText(source.exportHtmlCode ?? "", limits.codeMax),
      embedding: "anywhere",
      embedSites: "",
      results: "groups",
      reads: "texts",
    },
    ending: openEnding(source),
    leftOut: [],
    looks: [],
    edited: false,
  };
}

function openClosing(expiresAt: string | null, now: number): string {
  const given = new Date(expiresAt ?? "");
  return Number.isNaN(given.getTime())
    ? closingInput(now)
    : toLocalInput(given);
}

/** The reverse of `openDraft`: the draft without what only the editor needs. */
export function closeDraft({ access, ...draft }: EditorDraft): SurveyDraft {
  return {
    title: draft.title,
    instructions: draft.instructions,
    questions: closeQuestions(draft.questions),
    challengeQuestions: draft.challenges.map(({ text, expectedAnswer }) => ({
      text,
      expectedAnswer,
    })),
    expiresAt: fromLocalInput(draft.closesAt)?.toISOString() ?? null,
    visibility: { mode: access.mode, code: access.code },
    exportHtmlCode: access.exportCode,
    ...closeEnding(draft.ending),
  };
}

/** Whether the draft contains any text by its author. */
export function saysSomething(draft: EditorDraft): boolean {
  const { title, instructions, questions, challenges } = draft;
  const texts = [
    title,
    instructions,
    ...questions.flatMap(textsOf),
    ...challenges.flatMap(({ text, expectedAnswer }) => [text, expectedAnswer]),
  ];
  return texts.some((text) => trimText(text) !== "");
}

/** The answers of a yes/no question or a statement are predefined, so they do not count. */
function textsOf({ text, kind, hint, options, section }: EditorQuestion) {
  const written = listsOptions(kind) ? options : [];
  return [
    ...[text, hint, section?.heading ?? "", section?.text ?? ""],
    ...written.map((option) => option.text),
  ];
}
