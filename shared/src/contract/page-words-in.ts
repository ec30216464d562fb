import type { Language } from "./languages.ts";
import * as ar from "./page-words.ar.ts";
import * as de from "./page-words.de.ts";
import * as es from "./page-words.es.ts";
import * as fr from "./page-words.fr.ts";
import * as tr from "./page-words.tr.ts";
import * as english from "./page-words.ts";
import * as uk from "./page-words.uk.ts";

const others: Partial<Record<Language, typeof english>> = {
  ar,
  de,
  es,
  fr,
  tr,
  uk,
};

/** The names of pages in a language, for code that supports all languages. */
export function pageWordsIn(language: Language): typeof english {
  return others[language] ?? english;
}
