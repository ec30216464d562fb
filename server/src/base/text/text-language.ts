import type { SurveyLanguage } from "@nearsay/core/contract";
import { type Language, countStopwords } from "./stopwords.ts";
import { fold, words } from "./words.ts";

const tags: Record<Language, SurveyLanguage> = {
  eng: "en",
  deu: "de",
  fra: "fr",
  spa: "es",
  por: "pt",
  ita: "it",
  nld: "nl",
  swe: "sv",
  dan: "da",
  nob: "nb",
  fin: "fi",
  pol: "pl",
  ces: "cs",
  hun: "hu",
  ron: "ro",
  tur: "tr",
  ind: "id",
  vie: "vi",
  rus: "ru",
  ukr: "uk",
  ell: "el",
  ara: "ar",
  fas: "fa",
  heb: "he",
  hin: "hi",
  zho: "zh",
  jpn: "ja",
  kor: "ko",
  tha: "th",
};

/** The language of the stopword lists for a tag; null if there is none. */
export function listedLanguage(tag: SurveyLanguage | null): Language | null {
  const [listed = null] =
    Object.entries(tags).find(([, one]) => one === tag) ?? [];
  return listed as Language | null;
}

/**
 * Scripts that are used by one language only; Japanese precedes Chinese because
 * it also uses Chinese characters.
 */
const scripts: readonly [RegExp, SurveyLanguage][] = [
  [/[\p{sc=Hira}\p{sc=Kana}]/gu, "ja"],
  [/\p{sc=Hang}/gu, "ko"],
  [/\p{sc=Han}/gu, "zh"],
  [/\p{sc=Grek}/gu, "el"],
  [/\p{sc=Hebr}/gu, "he"],
  [/\p{sc=Thai}/gu, "th"],
];

/** Minimum share of all letters: names and loanwords can be written in other scripts. */
const scriptShare = 0.3;

/** Letters that English uses only in loanwords. */
const notEnglish = /[^\P{L}A-Za-z]/u;

/** The language of a text; null if unknown, for example if two are equally likely. */
export function languageOf(text: string): SurveyLanguage | null {
  return byScript(text) ?? byStopwords(text);
}

function byScript(text: string): SurveyLanguage | null {
  const countOf = (letter: RegExp) => text.match(letter)?.length ?? 0;
  const least = scriptShare * countOf(/\p{L}/gu);
  return scripts.find(([script]) => countOf(script) > least)?.[1] ?? null;
}

function byStopwords(text: string): SurveyLanguage | null {
  const [best, next] = countStopwords(words(fold(text)));
  if (best === undefined) return null;
  const isOnly = best.hits !== next?.hits;
  // Lists of other languages contain some English words, and most surveys are
  // in English.
  const isEnglish = best.language === "eng" && !notEnglish.test(text);
  return isOnly || isEnglish ? tags[best.language] : null;
}
