import { locale } from "./locale.ts";

/**
 * Name of a country in the interface language.
 * @param code Two letters of ISO 3166-1; returned unchanged if unknown.
 */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(locale(), { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
