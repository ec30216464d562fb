import type { Language } from "./languages.ts";
import * as ar from "./page-words.ar.ts";
import * as de from "./page-words.de.ts";
import * as english from "./page-words.ts";

const others: Partial<Record<Language, typeof english>> = { ar, de };

/** What pages are called in a language, for whoever speaks them all. */
export function pageWordsIn(language: Language): typeof english {
  return others[language] ?? english;
}
