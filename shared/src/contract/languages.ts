/** Languages of the interface: each one's own name and writing direction. */
export const languages = {
  en: { name: "English", direction: "ltr" },
  de: { name: "Deutsch", direction: "ltr" },
  es: { name: "Español", direction: "ltr" },
  fr: { name: "Français", direction: "ltr" },
  tr: { name: "Türkçe", direction: "ltr" },
  uk: { name: "Українська", direction: "ltr" },
  ar: { name: "العربية", direction: "rtl" },
  pl: { name: "Polski", direction: "ltr" },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  name: string;
  direction: "ltr" | "rtl";
}

export type Language = keyof typeof languages;

/** The language in which every text exists; it replaces texts that another language lacks. */
export const firstLanguage = "en" satisfies Language;

/** Languages without missing texts: the default set of a site's languages. */
export const completeLanguages: readonly Language[] = [
  firstLanguage,
  ...(["de", "es", "fr", "tr", "uk", "ar", "pl"] as const),
];

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

/** Cookie with the language that a visitor chose. */
export const languageCookie = "nearsay_language";

/** Query parameter that shows one page in a language, as used by search engines and in links. */
export const languageParameter = "lang";
