import {
  completeLanguages,
  firstLanguage,
  isLanguage,
  type Language,
  languages,
} from "@nearsay/core/contract";
import type { Settings } from "../base/settings.ts";

/**
 * The languages that the site offers. English is always included, as missing
 * translations fall back to it.
 */
export function readLanguages(settings: Settings): Language[] {
  const asked = settings.list("LANGUAGES");
  if (asked.length === 0) return [...completeLanguages];
  for (const tag of asked.filter((one) => !isLanguage(one)))
    settings.refuse(
      `LANGUAGES has "${tag}": give some of ${Object.keys(languages).join(", ")}.`,
    );
  const known = asked.filter((one) => isLanguage(one));
  return [...new Set<Language>([firstLanguage, ...known])];
}
