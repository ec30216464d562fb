import { limits } from "@nearsay/core/contract";
import { predefinedAnswers, translateAnswer } from "./predefined-answers.ts";
import type { AccessSettings, EditorChallenge, EditorDraft } from "./draft.ts";
import type { EndingSettings } from "./ending.ts";
import {
  insertItems,
  moveItem,
  removeItem,
  replaceItem,
} from "./keyed-list.ts";
import {
  type EditorOption,
  type EditorOther,
  type EditorQuestion,
  changeKind,
  writesOptions,
} from "./question.ts";

type SurveyFields = Pick<
  EditorDraft,
  | "title"
  | "instructions"
  | "closesAt"
  | "listOnFeedback"
  | "language"
  | "translations"
  | "place"
  | "leftOut"
  | "looks"
>;

/**
 * What can happen to a draft. New items arrive with their key, so that the
 * component that adds one knows where to put the focus.
 */
export type DraftAction =
  | { type: "edit-survey"; changes: Partial<SurveyFields> }
  | { type: "edit-ending"; changes: Partial<EndingSettings> }
  | { type: "edit-access"; changes: Partial<AccessSettings> }
  | {
      type: "add-question";
      question: EditorQuestion;
      /** Key of the question to insert after; if omitted, at the end. */
      after?: string;
    }
  | {
      type: "edit-question";
      key: string;
      changes: Partial<Omit<EditorQuestion, "key" | "kind" | "options">>;
    }
  | {
      type: "change-kind";
      key: string;
      /** A new question of that kind. */
      fresh: EditorQuestion;
    }
  | { type: "move-question"; key: string; to: number }
  | { type: "delete-question"; key: string }
  | {
      type: "add-options";
      question: string;
      options: readonly EditorOption[];
      after: string | null;
    }
  | {
      type: "add-other";
      question: string;
      option: EditorOption;
      other: EditorOther;
    }
  | { type: "add-exclusive"; question: string; option: EditorOption }
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
  "edit-survey": (draft, action) =>
    translateAnswers({ ...draft, ...action.changes }, draft),
  "edit-ending": (draft, action) => ({
    ...draft,
    ending: { ...draft.ending, ...action.changes },
  }),
  "edit-access": (draft, action) => ({
    ...draft,
    access: { ...draft.access, ...action.changes },
  }),
  "add-question": (draft, { question, after }) => ({
    ...draft,
    questions: insertItems(draft.questions, [question], after ?? null),
  }),
  "edit-question": (draft, action) =>
    onQuestion(draft, action.key, (question) => ({
      ...question,
      ...action.changes,
    })),
  "change-kind": (draft, { key, fresh }) =>
    onQuestion(draft, key, (question) => changeKind(question, fresh)),
  "move-question": (draft, { key, to }) => ({
    ...draft,
    questions: moveItem(draft.questions, key, to),
  }),
  "delete-question": (draft, { key }) => ({
    ...draft,
    questions: removeItem(draft.questions, key),
  }),
  "add-options": (draft, action) =>
    onOptions(draft, action.question, (options, question) => {
      const room = limits.optionsMax - options.length;
      const added = action.options.slice(0, room);
      if (action.after !== null || added.length === 0)
        return insertItems(options, added, action.after);
      return insertBefore(options, added, lastOptions(question));
    }),
  "add-other": (draft, { question: key, option, other }) =>
    onQuestion(draft, key, (question) => ({
      ...question,
      options: [...withoutBlankEnd(question), option],
      other,
    })),
  "add-exclusive": (draft, { question: key, option }) =>
    onQuestion(draft, key, (question) => ({
      ...question,
      options: insertBefore(
        withoutBlankEnd(question),
        [option],
        [question.other?.option],
      ),
      exclusive: option.key,
    })),
  "move-option": (draft, { question, key, to }) =>
    onOptions(draft, question, (options) => moveItem(options, key, to)),
  "edit-option": (draft, { question, key, text }) =>
    onOptions(draft, question, (options) =>
      replaceItem(options, key, (option) => ({ ...option, text })),
    ),
  "delete-option": (draft, { question, key }) =>
    onQuestion(
      onOptions(draft, question, (options) =>
        options.length > 1 ? removeItem(options, key) : options,
      ),
      question,
      withoutRoles,
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

/** Predefined answers follow the survey's language. */
function translateAnswers(
  draft: EditorDraft,
  before: EditorDraft,
): EditorDraft {
  if (draft.language === before.language) return draft;
  const from = predefinedAnswers(before.language);
  const to = predefinedAnswers(draft.language);
  const translate = (text: string) => translateAnswer(text, from, to);
  const translateQuestion = (question: EditorQuestion): EditorQuestion => ({
    ...question,
    options: question.options.map((option) =>
      translateOption(option, translate),
    ),
    other: question.other && {
      ...question.other,
      question: {
        ...question.other.question,
        text: translate(question.other.question.text),
      },
    },
  });
  return { ...draft, questions: draft.questions.map(translateQuestion) };
}

function translateOption(
  option: EditorOption,
  translate: (text: string) => string,
) {
  return { ...option, text: translate(option.text) };
}

/** Options that stay after all others. */
function lastOptions({ exclusive, other }: EditorQuestion) {
  return [exclusive, other?.option];
}

/** Before the options with these keys, as far as they are at the end. */
function insertBefore(
  options: readonly EditorOption[],
  added: readonly EditorOption[],
  last: readonly (string | null | undefined)[],
): readonly EditorOption[] {
  let end = options.length;
  while (end > 0 && last.includes(options[end - 1]?.key)) end -= 1;
  return [...options.slice(0, end), ...added, ...options.slice(end)];
}

/** An empty option at the end is replaced by one with a text. */
function withoutBlankEnd({ options, exclusive, other }: EditorQuestion) {
  const last = options.at(-1);
  const isBlank = last?.text === "" && options.length > 1;
  const hasRole = last?.key === exclusive || last?.key === other?.option;
  return isBlank && !hasRole ? options.slice(0, -1) : options;
}

/** The role of an option is removed together with the option. */
function withoutRoles(question: EditorQuestion): EditorQuestion {
  const { options, exclusive, other } = question;
  const isThere = (key: string) => options.some((option) => option.key === key);
  return {
    ...question,
    exclusive: exclusive !== null && isThere(exclusive) ? exclusive : null,
    other: other && isThere(other.option) ? other : null,
  };
}

function onQuestion(
  draft: EditorDraft,
  key: string,
  change: (question: EditorQuestion) => EditorQuestion,
): EditorDraft {
  const questions = draft.questions.map((question) => {
    if (question.key === key) return change(question);
    const { other } = question;
    if (other?.question.key !== key) return question;
    return {
      ...question,
      other: { ...other, question: change(other.question) },
    };
  });
  return { ...draft, questions };
}

function onOptions(
  draft: EditorDraft,
  key: string,
  change: (
    options: readonly EditorOption[],
    question: EditorQuestion,
  ) => readonly EditorOption[],
): EditorDraft {
  return onQuestion(draft, key, (question) =>
    writesOptions(question.kind)
      ? { ...question, options: change(question.options, question) }
      : question,
  );
}
