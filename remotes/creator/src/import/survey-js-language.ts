import {
  type SurveyLanguage,
  readSurveyLanguage,
} from "@nearsay/core/contract";

/** SurveyJS identifies some languages by a country code. */
const countries: Readonly<Record<string, SurveyLanguage>> = {
  ua: "uk",
  gr: "el",
};

/** The SurveyJS key for texts in its default language, English. */
export const defaultKey = "default";

/** The language of a SurveyJS text key, ignoring its region; null if it is not supported. */
export function languageOfKey(key: string): SurveyLanguage | null {
  if (key === defaultKey) return "en";
  const [tag = ""] = key.toLowerCase().split("-");
  return countries[tag] ?? readSurveyLanguage(tag);
}

/** The reverse of `languageOfKey`. */
export function keyOfLanguage(language: SurveyLanguage | null): string {
  if (language === null || language === "en") return defaultKey;
  const [country = language] =
    Object.entries(countries).find(([, known]) => known === language) ?? [];
  return country;
}
