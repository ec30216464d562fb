/** Languages that the interface can speak: what each calls itself, and in which way it is written. */
export const languages = {
  en: { name: "English", direction: "ltr" },
  de: { name: "Deutsch", direction: "ltr" },
  es: { name: "Español", direction: "ltr" },
  fr: { name: "Français", direction: "ltr" },
  tr: { name: "Türkçe", direction: "ltr" },
  uk: { name: "Українська", direction: "ltr" },
  ar: { name: "العربية", direction: "rtl" },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  name: string;
  direction: "ltr" | "rtl";
}

export type Language = keyof typeof languages;

/** The language in which everything is said first, and whatever another lacks. */
export const firstLanguage = "en" satisfies Language;

/** Those in which nothing is missing: what a site offers that says nothing else. */
export const completeLanguages: readonly Language[] = [
  firstLanguage,
  ...(["de", "es", "fr", "tr", "uk", "ar"] as const),
];

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}

/** Keeps the language that a visitor chose. */
export const languageCookie = "nearsay_language";

/** Shows a page in a language once: what search engines and links to a language name. */
export const languageParameter = "lang";
