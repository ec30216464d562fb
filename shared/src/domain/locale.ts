import { locale as built } from "#messages";
import type { Language } from "../contract/languages.ts";

/** A language and its writing direction. */
export interface Reader {
  tag: string;
  direction: string;
}

let reader: () => Reader = () => built;

/**
 * Replaces how the language of the running code is found: a page has one, a
 * server has one for each request.
 */
export function findReader(find: () => Reader): void {
  reader = find;
}

/** The interface language: of the page, or on a server of the reader. */
export function language(): Language {
  return reader().tag as Language;
}

/** Writing direction of that language. */
export function direction(): "ltr" | "rtl" {
  return reader().direction as "ltr" | "rtl";
}

const locales: Record<string, string> = {};

/**
 * How numbers, dates and lists are formatted: in the reader's own locale of a
 * language, such as en-GB.
 */
export function locale(tag: string = language()): string {
  return (locales[tag] ??= varietyOf(tag, readerLanguages()));
}

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
export function isAmerican(tag = locale()): boolean {
  return /^en(-US)?$/.test(tag);
}

/** Computes a value when it is first requested in a locale, and caches it. */
export function inLocale<T>(
  compute: (locale: string) => T,
): (tag?: string) => T {
  const values: Record<string, T> = {};
  return (tag = locale()) => (values[tag] ??= compute(tag));
}

// Browsers are slow to create the first formatter of each kind, so no page
// should do it at startup.
const whole = /* @__PURE__ */ inLocale((tag) => new Intl.NumberFormat(tag));
const list = /* @__PURE__ */ inLocale((tag) => new Intl.ListFormat(tag));
const languageNames = /* @__PURE__ */ inLocale(
  (tag) => new Intl.DisplayNames(tag, { type: "language" }),
);
const rules = /* @__PURE__ */ inLocale((tag) => new Intl.PluralRules(tag));

export function formatCount(count: number): string {
  return formatCountIn(locale(), count);
}

function formatCountIn(tag: string, count: number): string {
  return isAmerican(tag) ? groupDigits(count) : whole(tag).format(count);
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
  return pluralIn(language(), count, forms);
}

function pluralIn(tag: string, count: number, forms: PluralForms): string {
  return forms[`=${count}`] ?? forms[rules(tag).select(count)] ?? forms.other;
}

/** What compiled messages call, in a language that is not the running code's. */
export interface Formatters {
  formatCount: (count: number) => string;
  plural: (count: number, forms: PluralForms) => string;
}

export function formattersIn(tag: Language): Formatters {
  return {
    formatCount: (count) => formatCountIn(locale(tag), count),
    plural: (count, forms) => pluralIn(tag, count, forms),
  };
}
