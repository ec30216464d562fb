import { useMemo, useState } from "react";
import type {
  Question,
  SurveyLanguage,
  SurveyTranslation,
  Translated,
} from "../../contract/index.ts";
import {
  countTranslated,
  language,
  translateQuestion,
} from "../../domain/index.ts";

/** The language in which a survey is shown to one person, who can choose another. */
export interface ShownLanguage {
  /** The questions in the shown language. */
  questions: readonly Question[];
  /** Language of the texts; undefined if unknown. */
  lang: string | undefined;
  /** The shown language, only for a survey in several languages: it is sent with the answers. */
  answeredIn: SurveyLanguage | undefined;
  /** Null if the survey is shown in its original language. */
  translation: SurveyTranslation | null;
  /** All languages of the survey, the original first; empty if there is only one. */
  languages: readonly SurveyLanguage[];
  /** Number of texts that are shown in the original language because no translation exists. */
  missing: number;
  choose: (language: string) => void;
}

/**
 * Starts with the language of the page, if the survey exists in it.
 * @param lang Language of the survey's original texts.
 */
export function useShownLanguage(
  questions: readonly Question[],
  translated: Translated | undefined,
  lang: string | undefined,
): ShownLanguage {
  const [chosen, choose] = useState<string>(language());
  const found = translated?.texts.find((each) => each.language === chosen);
  const shown = useMemo(
    () => ({
      questions:
        found === undefined
          ? questions
          : questions.map((question, place) =>
              translateQuestion(
                question,
                found.questions[place],
                translated?.original ?? "",
              ),
            ),
      missing: found === undefined ? 0 : countMissing(questions, found),
    }),
    [questions, found, translated],
  );
  return {
    ...shown,
    lang: found?.language ?? translated?.original ?? lang,
    answeredIn: found?.language ?? translated?.original,
    translation: found ?? null,
    languages: translated
      ? [translated.original, ...translated.texts.map((each) => each.language)]
      : [],
    choose,
  };
}

function countMissing(
  questions: readonly Question[],
  translation: SurveyTranslation,
): number {
  const head = { title: "", instructions: "" };
  const { all, done } = countTranslated(head, questions, translation);
  return all - done;
}
