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
  /** As they are shown. */
  questions: readonly Question[];
  /** Of the words; undefined where it is not known. */
  lang: string | undefined;
  /** The same of a survey in several languages alone: what is sent with the answers. */
  answeredIn: SurveyLanguage | undefined;
  /** Null where the survey is shown in its own words. */
  translation: SurveyTranslation | null;
  /** All that the survey is in, its own first; empty for one language alone. */
  languages: readonly SurveyLanguage[];
  /** How many texts stand in the survey's own language for want of a translation. */
  missing: number;
  choose: (language: string) => void;
}

/**
 * Begins with the language of the page where the survey has it.
 * @param lang Of the survey's own words.
 */
export function useShownLanguage(
  questions: readonly Question[],
  translated: Translated | undefined,
  lang: string | undefined,
): ShownLanguage {
  const [chosen, choose] = useState<string>(language);
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
