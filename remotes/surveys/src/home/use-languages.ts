import type { SurveyLanguage, SurveyList } from "@nearsay/core/contract";
import type { Loaded } from "@nearsay/core/ui";
import { useEffect } from "react";

/** Called with the languages of all surveys. Must be the same function on every render. */
export type OnLanguages = (languages: readonly SurveyLanguage[]) => void;

/** Passes on the languages that a list states; those before it stay while it loads. */
export function useLanguages(
  loaded: Loaded<SurveyList>,
  onLanguages: OnLanguages,
): void {
  const languages = loaded.status === "loaded" ? loaded.value.languages : null;
  useEffect(() => {
    if (languages?.length) onLanguages(languages);
  }, [languages, onLanguages]);
}
