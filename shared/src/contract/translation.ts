import { limits } from "./limits.ts";
import { type Json, asRecord, readRecords, readString } from "./read.ts";
import { type SurveyLanguage, readSurveyLanguage } from "./survey-language.ts";

/** The texts in the form of a question, by field. */
export const formWords = [
  "hint",
  "low",
  "high",
  "unit",
  "heading",
  "text",
] as const;

export type FormWord = (typeof formWords)[number];

/** A question in another language. Empty texts are missing: the original replaces them. */
export interface TranslatedQuestion {
  text: string;
  /** By index; empty if the question has no options, or only numbers. */
  options: string[];
  /** Texts of its form; omitted ones are missing. */
  words: { [Word in FormWord]?: string };
}

/** The texts of a survey in another language. Empty ones are missing. */
export interface SurveyTranslation {
  language: SurveyLanguage;
  title: string;
  instructions: string;
  /** By index among all questions, including challenge questions. */
  questions: TranslatedQuestion[];
}

/** The languages of a survey that exists in several, in addition to its own texts. */
export interface Translated {
  /** Language of its own texts. */
  original: SurveyLanguage;
  /** At least one. */
  texts: SurveyTranslation[];
}

/** Maximum length of each text of a form. */
export const formWordLengths: Record<FormWord, number> = {
  hint: limits.instructionsMax,
  low: limits.formWordMax,
  high: limits.formWordMax,
  unit: limits.formWordMax,
  heading: limits.formWordMax,
  text: limits.instructionsMax,
};

/**
 * Reads translations, each language once; languages that this version does not
 * know are skipped.
 */
export function readTranslations(list: unknown): SurveyTranslation[] {
  const read = readRecords(list).flatMap(readTranslation);
  return read.filter(
    ({ language }, place) =>
      read.findIndex((other) => other.language === language) === place,
  );
}

function readTranslation(item: Json): SurveyTranslation[] {
  const language = readSurveyLanguage(item.language);
  if (language === null) return [];
  return [
    {
      language,
      title: readString(item, "title"),
      instructions: readString(item, "instructions"),
      questions: readRecords(item.questions).map(readTranslatedQuestion),
    },
  ];
}

function readTranslatedQuestion(item: Json): TranslatedQuestion {
  const { options, words } = item;
  const given = asRecord(words);
  const listed: readonly unknown[] = Array.isArray(options) ? options : [];
  return {
    text: readString(item, "text"),
    // Missing texts keep their index.
    options: listed.map((text) => (typeof text === "string" ? text : "")),
    words: Object.fromEntries(
      formWords
        .map((word) => [word, readString(given, word)] as const)
        .filter(([, text]) => text !== ""),
    ),
  };
}
