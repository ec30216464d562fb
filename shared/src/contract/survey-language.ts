/** The languages that a survey can have, as BCP 47 tags. */
export const surveyLanguages = [
  "ar",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "fa",
  "fi",
  "fr",
  "he",
  "hi",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "nb",
  "nl",
  "pl",
  "pt",
  "ro",
  "ru",
  "sv",
  "th",
  "tr",
  "uk",
  "vi",
  "zh",
] as const;

export type SurveyLanguage = (typeof surveyLanguages)[number];

/** Null if it is none of them. */
export function readSurveyLanguage(tag: unknown): SurveyLanguage | null {
  return surveyLanguages.find((known) => known === tag) ?? null;
}
