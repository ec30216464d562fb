import {
  by,
  list,
  oneOf,
  type Read,
  readWhole,
  text,
  type Whole,
} from "./fields.ts";
import { limits } from "./limits.ts";
import { readRecords, readString } from "./read.ts";
import { type SurveyLanguage, surveyLanguages } from "./survey-language.ts";

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

const translatedQuestionFields = {
  text: text(),
  /** By index; empty if the question has no options, or only numbers. */
  options: by(readOptionTexts),
  /** Texts of its form; omitted ones are missing. */
  words: by(readFormWords),
};

/** A question in another language. Empty texts are missing: the original replaces them. */
export interface TranslatedQuestion extends Read<
  typeof translatedQuestionFields
> {}

const surveyTranslationFields = {
  language: oneOf(surveyLanguages, undefined),
  title: text(),
  instructions: text(),
  /** By index among all questions, including challenge questions. */
  questions: list(translatedQuestionFields),
};

/** The texts of a survey in another language. Empty ones are missing. */
export interface SurveyTranslation extends Whole<
  typeof surveyTranslationFields
> {}

export type { surveyTranslationFields };

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
export function readTranslations(given: unknown): SurveyTranslation[] {
  const read = readRecords(given).flatMap((item) =>
    readWhole(surveyTranslationFields, item),
  );
  return read.filter(
    ({ language }, place) =>
      read.findIndex((other) => other.language === language) === place,
  );
}

/** Missing texts keep their index. */
function readOptionTexts(options: unknown): string[] {
  const listed: readonly unknown[] = Array.isArray(options) ? options : [];
  return listed.map((option) => (typeof option === "string" ? option : ""));
}

function readFormWords(words: unknown): { [Word in FormWord]?: string } {
  return Object.fromEntries(
    formWords
      .map((word) => [word, readString(words, word)] as const)
      .filter(([, written]) => written !== ""),
  );
}
