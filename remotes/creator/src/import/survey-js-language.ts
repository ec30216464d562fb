import {
  type SurveyLanguage,
  readSurveyLanguage,
} from "@nearsay/core/contract";

/** SurveyJS names some languages by the country. */
const countries: Readonly<Record<string, SurveyLanguage>> = {
  ua: "uk",
  gr: "el",
};

/** What SurveyJS calls the texts of its own language, English. */
export const defaultKey = "default";

/** The language of a key under which SurveyJS keeps a text, of whichever region; null for none of those known here. */
export function languageOfKey(key: string): SurveyLanguage | null {
  if (key === defaultKey) return "en";
  const [tag = ""] = key.toLowerCase().split("-");
  return countries[tag] ?? readSurveyLanguage(tag);
}

/** The way back from `languageOfKey`. */
export function keyOfLanguage(language: SurveyLanguage | null): string {
  if (language === null || language === "en") return defaultKey;
  const [country = language] =
    Object.entries(countries).find(([, known]) => known === language) ?? [];
  return country;
}
