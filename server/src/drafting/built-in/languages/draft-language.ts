/** The languages that the rules can read and write. */
export const draftLanguages = [
  "en",
  "de",
  "es",
  "fr",
  "tr",
  "uk",
  "ar",
] as const;

export type DraftLanguage = (typeof draftLanguages)[number];
