import { type SurveyDraft, readSurveyDraft } from "@nearsay/core/contract";
import { localStore } from "@nearsay/core/session";
import { type EditorDraft, openDraft } from "./draft.ts";
import { fromLocalInput } from "./local-time.ts";

const storageKey = "creator_draft";
const tokenKey = "creator_draft_token";
const version = 1;

type Json = Record<string, unknown>;

/**
 * Keeps the draft in this browser until it is published or discarded; one that says
 * nothing yet is not kept. Answers false where the browser cannot keep it.
 */
export function keepDraft(draft: EditorDraft): boolean {
  if (!saysSomething(draft)) {
    forgetDraft();
    return true;
  }
  const { closesAt, listOnFeedback } = draft;
  const { exportProtected } = draft.access;
  const survey = closeDraft(draft);
  const settings = { closesAt, listOnFeedback, exportProtected };
  return localStore.write(storageKey, { version, survey, ...settings });
}

/** The draft kept in this browser, opened for editing; null when there is none. @param now Milliseconds since the epoch. */
export function readKeptDraft(now: number): EditorDraft | null {
  const stored = localStore.read(storageKey);
  if (!isJson(stored) || stored.version !== version) return null;
  if (!isJson(stored.survey)) return null;
  const draft = openDraft(readSurveyDraft(stored.survey), now);
  return {
    ...draft,
    // An emptied closing time is a choice, which the survey alone cannot say.
    closesAt: stored.closesAt === "" ? "" : draft.closesAt,
    listOnFeedback: stored.listOnFeedback === true,
    access: {
      ...draft.access,
      exportProtected: stored.exportProtected === true,
    },
  };
}

export function forgetDraft(): void {
  localStore.remove(storageKey);
  forgetToken();
}

/**
 * Keeps the token that a draft is being published with. Where the answer is
 * lost, publishing with it again, after a reload too, publishes nothing twice.
 */
export function keepToken(token: string): void {
  localStore.write(tokenKey, { token });
}

/** The token that the kept draft was sent with; null when it never was. */
export function readKeptToken(): string | null {
  const stored = localStore.read(tokenKey);
  return isJson(stored) && typeof stored.token === "string"
    ? stored.token
    : null;
}

export function forgetToken(): void {
  localStore.remove(tokenKey);
}

/** Forgets the draft that this token published, unless another one took its place meanwhile. */
export function forgetPublished(token: string): void {
  if (readKeptToken() === token) forgetDraft();
}

function closeDraft({ access, ...draft }: EditorDraft): SurveyDraft {
  return {
    title: draft.title,
    instructions: draft.instructions,
    questions: draft.questions.map(
      ({ text, type, options, allowMultiple }) => ({
        text,
        type,
        options: options.map((option) => option.text),
        allowMultiple,
      }),
    ),
    challengeQuestions: draft.challenges.map(({ text, expectedAnswer }) => ({
      text,
      expectedAnswer,
    })),
    expiresAt: fromLocalInput(draft.closesAt)?.toISOString() ?? null,
    visibility: { mode: access.mode, code: access.code },
    exportHtmlCode: access.exportCode,
  };
}

/** Whether anyone wrote anything in it. */
export function saysSomething(draft: EditorDraft): boolean {
  const { title, instructions, questions, challenges } = draft;
  const texts = [
    title,
    instructions,
    ...questions.flatMap((question) => [
      question.text,
      ...question.options.map((option) => option.text),
    ]),
    ...challenges.flatMap(({ text, expectedAnswer }) => [text, expectedAnswer]),
  ];
  return texts.some((text) => text.trim() !== "");
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
