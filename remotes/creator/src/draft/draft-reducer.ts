import {
  type QuestionType,
  limits,
  offersOptions,
} from "@nearsay/core/contract";
import type {
  AccessSettings,
  EditorChallenge,
  EditorDraft,
  EditorOption,
  EditorQuestion,
} from "./draft.ts";
import {
  insertItems,
  moveItem,
  removeItem,
  replaceItem,
} from "./keyed-list.ts";

type SurveyFields = Pick<
  EditorDraft,
  | "title"
  | "instructions"
  | "closesAt"
  | "listOnFeedback"
  | "language"
  | "placed"
  | "leftOut"
>;

/** What can happen to a draft. New parts arrive with their key, so that the part that adds one knows where to put the focus. */
export type DraftAction =
  | { type: "edit-survey"; changes: Partial<SurveyFields> }
  | { type: "edit-access"; changes: Partial<AccessSettings> }
  | { type: "add-question"; question: EditorQuestion }
  | {
      type: "edit-question";
      key: string;
      changes: Partial<Pick<EditorQuestion, "text" | "allowMultiple">>;
    }
  | { type: "change-type"; key: string; to: QuestionType; first: EditorOption }
  | { type: "move-question"; key: string; to: number }
  | { type: "delete-question"; key: string }
  | {
      type: "add-options";
      question: string;
      options: readonly EditorOption[];
      after: string | null;
    }
  | { type: "move-option"; question: string; key: string; to: number }
  | { type: "edit-option"; question: string; key: string; text: string }
  | { type: "delete-option"; question: string; key: string }
  | { type: "add-challenge"; challenge: EditorChallenge }
  | {
      type: "edit-challenge";
      key: string;
      changes: Partial<Omit<EditorChallenge, "key">>;
    }
  | { type: "move-challenge"; key: string; to: number }
  | { type: "delete-challenge"; key: string };

type Change<Type extends DraftAction["type"]> = (
  draft: EditorDraft,
  action: Extract<DraftAction, { type: Type }>,
) => EditorDraft;

const changes: { [Type in DraftAction["type"]]: Change<Type> } = {
  "edit-survey": (draft, action) => ({ ...draft, ...action.changes }),
  "edit-access": (draft, action) => ({
    ...draft,
    access: { ...draft.access, ...action.changes },
  }),
  "add-question": (draft, { question }) => ({
    ...draft,
    questions: insertItems(draft.questions, [question], null),
  }),
  "edit-question": (draft, action) =>
    onQuestion(draft, action.key, (question) => ({
      ...question,
      ...action.changes,
    })),
  "change-type": (draft, action) =>
    onQuestion(draft, action.key, (question) =>
      changeType(question, action.to, action.first),
    ),
  "move-question": (draft, { key, to }) => ({
    ...draft,
    questions: moveItem(draft.questions, key, to),
  }),
  "delete-question": (draft, { key }) => ({
    ...draft,
    questions: removeItem(draft.questions, key),
  }),
  "add-options": (draft, action) =>
    onOptions(draft, action.question, (options) => {
      const room = limits.optionsMax - options.length;
      const added = action.options.slice(0, room);
      return insertItems(options, added, action.after);
    }),
  "move-option": (draft, { question, key, to }) =>
    onOptions(draft, question, (options) => moveItem(options, key, to)),
  "edit-option": (draft, { question, key, text }) =>
    onOptions(draft, question, (options) =>
      replaceItem(options, key, (option) => ({ ...option, text })),
    ),
  "delete-option": (draft, { question, key }) =>
    onOptions(draft, question, (options) =>
      options.length > 1 ? removeItem(options, key) : options,
    ),
  "add-challenge": (draft, { challenge }) => ({
    ...draft,
    challenges: insertItems(draft.challenges, [challenge], null),
  }),
  "edit-challenge": (draft, action) => ({
    ...draft,
    challenges: replaceItem(draft.challenges, action.key, (challenge) => ({
      ...challenge,
      ...action.changes,
    })),
  }),
  "move-challenge": (draft, { key, to }) => ({
    ...draft,
    challenges: moveItem(draft.challenges, key, to),
  }),
  "delete-challenge": (draft, { key }) => ({
    ...draft,
    challenges: removeItem(draft.challenges, key),
  }),
};

export function draftReducer(
  draft: EditorDraft,
  action: DraftAction,
): EditorDraft {
  const change = changes[action.type] as Change<DraftAction["type"]>;
  return { ...change(draft, action), edited: true };
}

function changeType(
  question: EditorQuestion,
  type: QuestionType,
  first: EditorOption,
): EditorQuestion {
  if (question.type === type) return question;
  const options = offersOptions(type) ? [first] : [];
  return { ...question, type, options, allowMultiple: false };
}

function onQuestion(
  draft: EditorDraft,
  key: string,
  change: (question: EditorQuestion) => EditorQuestion,
): EditorDraft {
  return { ...draft, questions: replaceItem(draft.questions, key, change) };
}

function onOptions(
  draft: EditorDraft,
  key: string,
  change: (options: readonly EditorOption[]) => readonly EditorOption[],
): EditorDraft {
  return onQuestion(draft, key, (question) =>
    offersOptions(question.type)
      ? { ...question, options: change(question.options) }
      : question,
  );
}
