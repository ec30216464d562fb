import { type Language, languages } from "../contract/languages.ts";
import * as built from "./language.ts";

/** The language that is spoken: in a browser that of its page, on a server that of a reader (see say-in.ts). */
export let language: string = built.language;

/** In which way that language is written. */
export let direction: "ltr" | "rtl" = built.direction;

/** How numbers, dates and lists are written: as in the reader's own variety of the language, such as en-GB. */
export let locale = /* @__PURE__ */ varietyOf(
  language,
  /* @__PURE__ */ readerLanguages(),
);

/**
 * What a locale of a language ends in, so that all its varieties write the same
 * digits. Some of Arabic have their own; our words, codes and scales use 0 to 9,
 * and no sentence may mix them.
 */
export function digitsOf(language: string): string {
  return language === "ar" ? "-u-nu-latn" : "";
}

/** The first of the reader's languages that is a variety of this one, else this one. */
export function varietyOf(
  language: string,
  readers: readonly string[],
): string {
  const digits = digitsOf(language);
  const own = readers.find(
    (tag) =>
      (tag === language || tag.startsWith(`${language}-`)) &&
      isWellFormed(tag + digits),
  );
  return (own ?? language) + digits;
}

/** Browsers also pass on names of the system's that are none here, such as en-US@posix. */
function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** A server writes for readers it does not know. */
function readerLanguages(): readonly string[] {
  return typeof document === "undefined" ? [] : navigator.languages;
}

/**
 * Whether numbers and days can be written without `Intl`: in the variety that
 * most read, which is a server's, too. A browser takes some 14 ms over the
 * first format of `Intl`, whatever it is for, and a phone several times as long.
 */
export let isAmerican = /* @__PURE__ */ isOfMost(locale);

function isOfMost(locale: string): boolean {
  return /^en(-US)?$/.test(locale);
}

/** Speaks another language from now on. For say-in.ts alone. */
export function speak(tag: Language): void {
  language = tag;
  ({ direction } = languages[tag]);
  locale = varietyOf(tag, readerLanguages());
  isAmerican = isOfMost(locale);
}

/** Computes a value when it is first asked for in a locale, and never again. */
export function inLocale<T>(compute: () => T): () => T {
  const values: Record<string, T> = {};
  return () => (values[locale] ??= compute());
}

// Browsers take their time over the first of each: no page should start with it.
const whole = /* @__PURE__ */ inLocale(() => new Intl.NumberFormat(locale));
const list = /* @__PURE__ */ inLocale(() => new Intl.ListFormat(locale));
const languageNames = /* @__PURE__ */ inLocale(
  () => new Intl.DisplayNames(locale, { type: "language" }),
);
const rules = /* @__PURE__ */ inLocale(() => new Intl.PluralRules(language));

export function formatCount(count: number): string {
  return isAmerican ? groupDigits(count) : whole().format(count);
}

/** As Americans do: "1,234.5". For no more than three digits after the point. */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** "a, b, and c" */
export function formatList(parts: readonly string[]): string {
  return list().format(parts);
}

/** As a reader calls the language that a tag stands for: "German". */
export function formatLanguage(tag: string): string {
  return languageNames().of(tag) ?? tag;
}

/** What a word or sentence is for each of the language's plural categories. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & {
  other: string;
};

/** The form that goes with a count, as in 1 reply and 2 replies. */
export function plural(count: number, forms: PluralForms): string {
  return forms[rules().select(count)] ?? forms.other;
}
