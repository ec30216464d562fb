import type { Language } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";

/** Returns messages in the requested language, or in English if that is missing. */
export function wordsIn<English>(
  english: English & Words<English>,
  others: Partial<Record<Language, Words<English>>>,
): (language: Language) => Words<English> {
  return (language) => others[language] ?? english;
}
