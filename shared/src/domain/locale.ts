import { type Language, languages } from "../contract/languages.ts";
import * as built from "./language.ts";

/**
 * The interface language: in a browser that of its page, on a server that of a
 * reader (see say-in.ts).
 */
export let language: string = built.language;

/** Writing direction of that language. */
export let direction: "ltr" | "rtl" = built.direction;

/**
 * How numbers, dates and lists are formatted: in the reader's own locale of the
 * language, such as en-GB.
 */
export let locale = /* @__PURE__ */ varietyOf(
  language,
  /* @__PURE__ */ readerLanguages(),
);

/**
 * Suffix for the locales of a language, so that all of them use the same
 * digits. Some Arabic locales use other digits; our texts, codes and scales use
 * 0 to 9, and no sentence may mix them.
 */
export function digitsOf(language: string): string {
  return language === "ar" ? "-u-nu-latn" : "";
}

/**
 * The first of the reader's languages that is a locale of this language,
 * otherwise the language itself.
 */
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

/**
 * Browsers also pass on names from the operating system that are not valid
 * tags, such as en-US@posix.
 */
function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** A server does not know the reader's locale. */
function readerLanguages(): readonly string[] {
  return typeof document === "undefined" ? [] : navigator.languages;
}

/**
 * Whether numbers and days can be formatted without `Intl`: in the most common
 * locale, which is also the server's. A browser takes some 14 ms to create its
 * first `Intl` formatter of any kind, and a phone several times as long.
 */
export let isAmerican = /* @__PURE__ */ isOfMost(locale);

function isOfMost(locale: string): boolean {
  return /^en(-US)?$/.test(locale);
}

/** Switches to another language. Only for say-in.ts. */
export function speak(tag: Language): void {
  language = tag;
  ({ direction } = languages[tag]);
  locale = varietyOf(tag, readerLanguages());
  isAmerican = isOfMost(locale);
}

/** Computes a value when it is first requested in a locale, and caches it. */
export function inLocale<T>(compute: () => T): () => T {
  const values: Record<string, T> = {};
  return () => (values[locale] ??= compute());
}

// Browsers are slow to create the first formatter of each kind, so no page
// should do it at startup.
const whole = /* @__PURE__ */ inLocale(() => new Intl.NumberFormat(locale));
const list = /* @__PURE__ */ inLocale(() => new Intl.ListFormat(locale));
const languageNames = /* @__PURE__ */ inLocale(
  () => new Intl.DisplayNames(locale, { type: "language" }),
);
const rules = /* @__PURE__ */ inLocale(() => new Intl.PluralRules(language));

export function formatCount(count: number): string {
  return isAmerican ? groupDigits(count) : whole().format(count);
}

/** American format: "1,234.5". For at most three digits after the point. */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** "a, b, and c" */
export function formatList(parts: readonly string[]): string {
  return list().format(parts);
}

/** The reader's name of a language tag: "German". */
export function formatLanguage(tag: string): string {
  return languageNames().of(tag) ?? tag;
}

/** A word or sentence for each of the language's plural categories. */
export type PluralForms = Partial<
  Record<Intl.LDMLPluralRule | `=${number}`, string>
> & {
  other: string;
};

/** The form for a count, as in 1 reply and 2 replies. */
export function plural(count: number, forms: PluralForms): string {
  return forms[`=${count}`] ?? forms[rules().select(count)] ?? forms.other;
}
