import type {
  SurveyTranslation,
  TranslatedQuestion,
} from "@nearsay/core/contract";
import { carryTranslation } from "@nearsay/core/domain";
import type { Edit } from "../../surveys/edit-repository.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";
import {
  type QuestionTranslations,
  headsOf,
  languagesOf,
  readNewTranslations,
  refuseAmbiguous,
  refuseLanguages,
  translationsAt,
} from "../../surveys/translations.ts";
import type { Changeable } from "./managed-repository.ts";
import type { WantedQuestion } from "./question-changes-repository.ts";

/** A question's translations, fitted to the requested version of the question. */
export function carryTranslations(
  before: QuestionRow | null,
  after: Pick<QuestionRow, "text" | "options" | "form">,
): QuestionTranslations {
  if (before?.translations == null) return null;
  return Object.fromEntries(
    Object.entries(before.translations).map(([language, translated]) => [
      language,
      carryTranslation(before, after, translated),
    ]),
  ) as QuestionTranslations;
}

/**
 * A survey and its questions with the requested translations; with the current
 * ones if none are requested.
 */
export interface Translating {
  next: Changeable;
  questions: WantedQuestion[];
}

/** @throws Refusal INVALID_REQUEST that states what to correct. */
export function changeTranslations(
  { next, questions }: Translating,
  wanted: readonly SurveyTranslation[] | undefined,
): Translating {
  if (wanted === undefined) {
    refuseLanguages(languagesOf(next.translations), next.language);
    refuseAmbiguous(
      questions,
      questions.map(({ translations }) => Object.values(translations ?? {})),
    );
    return { next, questions };
  }
  const read = readNewTranslations(wanted, next, questions, next.language);
  return {
    next: { ...next, translations: headsOf(read) },
    questions: questions.map((question, place) => ({
      ...question,
      translations: translationsAt(read, place),
    })),
  };
}

/**
 * The changes of a translation that its readers are notified of after people
 * have answered. Text that had no translation before is not reported.
 */
export function translatedHeadEdits(
  current: Changeable,
  next: Changeable,
): Edit[] {
  return languagesOf(current.translations).flatMap((language) =>
    (["title", "instructions"] as const)
      .map((part) => ({
        part,
        questionId: null,
        option: null,
        before: current.translations?.[language]?.[part] ?? "",
        after: next.translations?.[language]?.[part] || next[part],
      }))
      .filter(isAnnounced),
  );
}

/** Like translatedHeadEdits, for a question. */
export function translatedEdits(
  before: QuestionRow,
  after: WantedQuestion,
): Edit[] {
  const { questionId } = before;
  return languagesOf(before.translations).flatMap((language) => {
    const old = before.translations?.[language];
    if (old === undefined) return [];
    const own = { text: after.text, options: after.options };
    const translated = after.translations?.[language];
    return [
      edit("question", old.text, translated?.text || own.text),
      ...old.options.map((option, place) => ({
        ...edit(
          "option",
          option,
          translated?.options[place] || own.options[place],
        ),
        option: place,
      })),
      ...formEdits(old, translated),
    ]
      .map((each) => ({ ...each, questionId }))
      .filter(isAnnounced);
  });
}

function formEdits(
  before: TranslatedQuestion,
  after: TranslatedQuestion | undefined,
) {
  const words = Object.entries(after?.words ?? {});
  return Object.entries(before.words).map(([name, translated]) =>
    edit("form", translated, words.find(([word]) => word === name)?.[1]),
  );
}

function edit(part: Edit["part"], before: string, after = "") {
  return { part, option: null as number | null, before, after };
}

/** Nobody has read text that was missing before. */
function isAnnounced({
  before,
  after,
}: Pick<Edit, "before" | "after">): boolean {
  return before !== "" && before !== after;
}
