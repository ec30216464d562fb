import { limits } from "./limits.ts";
import { type Json, asRecord, readRecords, readString } from "./read.ts";
import { type SurveyLanguage, readSurveyLanguage } from "./survey-language.ts";

/** What the form of a question says, by what it is. */
export const formWords = [
  "hint",
  "low",
  "high",
  "unit",
  "heading",
  "text",
] as const;

export type FormWord = (typeof formWords)[number];

/** A question in another language. Empty texts are missing: the original stands in their place. */
export interface TranslatedQuestion {
  text: string;
  /** By their places; empty where the question offers none, or numbers alone. */
  options: string[];
  /** Of its form; what is left out is missing. */
  words: { [Word in FormWord]?: string };
}

/** The words of a survey in another language than its own. Empty ones are missing. */
export interface SurveyTranslation {
  language: SurveyLanguage;
  title: string;
  instructions: string;
  /** By their places among all questions, challenge questions too. */
  questions: TranslatedQuestion[];
}

/** What a survey that is in several languages says beside its own words. */
export interface Translated {
  /** That of its own words. */
  original: SurveyLanguage;
  /** At least one. */
  texts: SurveyTranslation[];
}

/** The longest that each word of a form may be. */
export const formWordLengths: Record<FormWord, number> = {
  hint: limits.instructionsMax,
  low: limits.formWordMax,
  high: limits.formWordMax,
  unit: limits.formWordMax,
  heading: limits.formWordMax,
  text: limits.instructionsMax,
};

/** Reads translations, each language once; those into languages that this version does not know are left out. */
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
  const said = asRecord(words);
  const listed: readonly unknown[] = Array.isArray(options) ? options : [];
  return {
    text: readString(item, "text"),
    // Missing ones keep their places.
    options: listed.map((text) => (typeof text === "string" ? text : "")),
    words: Object.fromEntries(
      formWords
        .map((word) => [word, readString(said, word)] as const)
        .filter(([, text]) => text !== ""),
    ),
  };
}
