import type { Language } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";

/** Gives words in the language asked for, in English where there are none. */
export function wordsIn<English>(
  english: English & Words<English>,
  others: Partial<Record<Language, Words<English>>>,
): (language: Language) => Words<English> {
  return (language) => others[language] ?? english;
}
