import { locale } from "./locale.ts";

/** What a country is called here. @param code Two letters of ISO 3166-1, which stand for themselves where they are none. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
