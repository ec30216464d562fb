import { type Dispatch, createContext, use } from "react";
import type { DraftAction } from "./draft-reducer.ts";
import type { EditorQuestion } from "./question.ts";

/** Tools for all components of the editor. Controls are named as in `fieldIds`. */
export interface EditorTools {
  dispatch: Dispatch<DraftAction>;
  /** Why the draft cannot be published with this control's value. */
  errorOf: (field: string) => string | undefined;
  /** The first problem in a question. */
  problemIn: (question: EditorQuestion) => string | undefined;
  /**
   * Moves the focus to a control, also one that the same change creates, and
   * opens what contains it.
   */
  focus: (field: string) => void;
  /** The control that was requested last, a new object for each request. */
  wanted: WantedControl | null;
}

export interface WantedControl {
  readonly name: string;
}

export const EditorContext = createContext<EditorTools | null>(null);

export function useEditor(): EditorTools {
  const tools = use(EditorContext);
  if (tools === null) throw new Error("This part belongs into a SurveyEditor.");
  return tools;
}

/** Ids of the editor's controls, by which problems and moves refer to them. */
export const fieldIds = {
  title: "survey-title",
  instructions: "survey-instructions",
  closesAt: "survey-closes-at",
  opensAt: "survey-opens-at",
  quota: "survey-quota",
  thanksLink: "survey-thanks-link",
  languages: "survey-languages",
  place: "survey-place",
  undo: "undo",
  redo: "redo",
  addQuestion: "add-question",
  addChallenge: "add-challenge",
  accessCode: "survey-access-code",
  exportCode: "survey-export-code",
  embedSites: "survey-embed-sites",
  question: (key: string) => `question-${key}`,
  option: (key: string) => `option-${key}`,
  kind: (key: string) => `kind-${key}`,
  least: (key: string) => `least-${key}`,
  first: (key: string) => `first-${key}`,
  hint: (key: string) => `hint-${key}`,
  section: (key: string) => `section-${key}`,
  showIf: (key: string) => `show-if-${key}`,
  rule: (key: string) => `rule-${key}`,
  challenge: (key: string) => `challenge-${key}`,
  expectedAnswer: (key: string) => `expected-${key}`,
  moveUp: (key: string) => `up-${key}`,
  moveDown: (key: string) => `down-${key}`,
} as const;
