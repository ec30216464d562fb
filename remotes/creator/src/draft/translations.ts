import {
  type FormWord,
  type SurveyTranslation,
  formWordLengths,
  formWords,
  limits,
} from "@nearsay/core/contract";
import { textsOfTranslation } from "@nearsay/core/domain";
import { clipText, trimText } from "@nearsay/core/forms";
import type { EditorDraft } from "./draft.ts";
import type { EditorTranslation } from "./editor-translation.ts";
import { type EditorQuestion, writesOptions } from "./question.ts";

/** The role of a text in a draft, for translators. */
export type TextRole =
  | { readonly kind: "title" | "instructions" }
  | {
      readonly kind: "question" | "other" | "challenge" | FormWord;
      /** Of the question, from 1. */
      readonly number: number;
    }
  | {
      readonly kind: "option";
      readonly number: number;
      /** Of the option, from 1. */
      readonly place: number;
    };

/** A translatable text of a draft. */
export interface DraftText {
  readonly id: string;
  readonly original: string;
  readonly role: TextRole;
  readonly maxLength: number;
}

type DraftTexts = Pick<
  EditorDraft,
  "title" | "instructions" | "questions" | "challenges"
>;

/** All translatable texts, in reading order. */
export function listTexts(draft: DraftTexts): DraftText[] {
  const { title, instructions, challenges } = draft;
  const questions = draft.questions.flatMap((question, index) => {
    const own = textsOf(question, index + 1);
    return question.other
      ? [...own, otherText(question.other.question, index + 1)]
      : own;
  });
  const head: DraftText[] = [
    {
      id: "title",
      original: title,
      role: { kind: "title" },
      maxLength: limits.titleMax,
    },
    {
      id: "instructions",
      original: instructions,
      role: { kind: "instructions" },
      maxLength: limits.instructionsMax,
    },
  ];
  const last = challenges.map(({ key, text }, index): DraftText => ({
    id: key,
    original: text,
    maxLength: limits.questionTextMax,
    role: { kind: "challenge", number: index + 1 },
  }));
  return [...head, ...questions, ...last].filter(
    ({ original }) => trimText(original) !== "",
  );
}

/** In publishing order: the text question of an option follows its question. */
function listQuestions({ questions }: Pick<DraftTexts, "questions">) {
  return questions.flatMap((question) =>
    question.other ? [question, question.other.question] : [question],
  );
}

function textsOf(question: EditorQuestion, number: number): DraftText[] {
  const own = formTexts(question);
  const before = formWords.filter((word) => isHeading(word));
  const after = formWords.filter((word) => !isHeading(word));
  const formText = (word: FormWord): DraftText => ({
    id: wordId(question, word),
    original: own[word],
    role: { kind: word, number },
    maxLength: formWordLengths[word],
  });
  return [
    ...before.map(formText),
    {
      id: question.key,
      original: question.text,
      role: { kind: "question", number },
      maxLength: limits.questionTextMax,
    },
    ...optionsOf(question).map(({ key, text }, index): DraftText => ({
      id: key,
      original: text,
      maxLength: limits.optionTextMax,
      role: { kind: "option", number, place: index + 1 },
    })),
    ...after.map(formText),
  ];
}

/** The question to people who chose the option with its own text. */
function otherText({ key, text }: EditorQuestion, number: number): DraftText {
  return {
    id: key,
    original: text,
    maxLength: limits.questionTextMax,
    role: { kind: "other", number },
  };
}

function isHeading(word: FormWord): boolean {
  return word === "heading" || word === "text";
}

function formTexts({ hint, scale, number, section }: EditorQuestion) {
  return {
    hint,
    low: scale?.low ?? "",
    high: scale?.high ?? "",
    unit: number?.unit ?? "",
    heading: section?.heading ?? "",
    text: section?.text ?? "",
  } satisfies Record<FormWord, string>;
}

function wordId({ key }: EditorQuestion, word: FormWord): string {
  return `${key}:${word}`;
}

/** The numbers of a scale are the same in all languages. */
function optionsOf({ kind, options }: EditorQuestion) {
  return writesOptions(kind) ? options : [];
}

/** In the format of stored drafts, including empty translations. */
export function closeTranslations(
  draft: DraftTexts & Pick<EditorDraft, "translations">,
): SurveyTranslation[] {
  return draft.translations.map(({ language, words }) => {
    const translated = (id: string) => words[id] ?? "";
    return {
      language,
      title: translated("title"),
      instructions: translated("instructions"),
      questions: [
        ...listQuestions(draft).map((question) => ({
          text: translated(question.key),
          options: optionsOf(question).map(({ key }) => translated(key)),
          words: Object.fromEntries(
            formWords
              .map(
                (word) => [word, translated(wordId(question, word))] as const,
              )
              .filter(([, text]) => text !== ""),
          ),
        })),
        ...draft.challenges.map(({ key }) => ({
          text: translated(key),
          options: [],
          words: {},
        })),
      ],
    };
  });
}

/** In the format of published surveys and files, without empty translations. */
export function writtenTranslations(
  draft: DraftTexts & Pick<EditorDraft, "translations">,
): SurveyTranslation[] {
  return closeTranslations(draft).filter(
    (translation) => textsOfTranslation(translation).length > 0,
  );
}

/** The reverse of `closeTranslations`. */
export function openTranslations(
  translations: readonly SurveyTranslation[],
  draft: DraftTexts,
): EditorTranslation[] {
  const lengths = new Map(
    listTexts(draft).map(({ id, maxLength }) => [id, maxLength]),
  );
  return translations.slice(0, limits.translationsMax).map((translation) => ({
    language: translation.language,
    words: Object.fromEntries(
      translatedTexts(translation, draft).flatMap(([id, text = ""]) => {
        const clipped = clipText(text, lengths.get(id) ?? 0);
        return clipped === "" ? [] : [[id, clipped]];
      }),
    ),
  }));
}

function translatedTexts(
  { title, instructions, questions }: SurveyTranslation,
  draft: DraftTexts,
): [id: string, text: string | undefined][] {
  const asked = listQuestions(draft);
  const challenges = questions.slice(asked.length);
  return [
    ["title", title],
    ["instructions", instructions],
    ...asked.flatMap((question, place): [string, string | undefined][] => {
      const translated = questions[place];
      return [
        [question.key, translated?.text],
        ...optionsOf(question).map(
          ({ key }, index): [string, string | undefined] => [
            key,
            translated?.options[index],
          ],
        ),
        ...formWords.map((word): [string, string | undefined] => [
          wordId(question, word),
          translated?.words[word],
        ]),
      ];
    }),
    ...draft.challenges.map(({ key }, index): [string, string | undefined] => [
      key,
      challenges[index]?.text,
    ]),
  ];
}
