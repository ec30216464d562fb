import { direction, language } from "./language.ts";
import { once } from "./once.ts";

export { direction, language };

/** How numbers, dates and lists are written: as in the reader's own variety of the language, such as en-GB. */
export const locale = varietyOf(language, readerLanguages());

/** The first of the reader's languages that is a variety of this one, else this one. */
export function varietyOf(
  language: string,
  readers: readonly string[],
): string {
  const own = readers.find(
    (tag) =>
      (tag === language || tag.startsWith(`${language}-`)) && isWellFormed(tag),
  );
  return own ?? language;
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
export const isAmerican = /^en(-US)?$/.test(locale);

// Browsers take their time over the first of each: no page should start with it.
const whole = /* @__PURE__ */ once(() => new Intl.NumberFormat(locale));
const list = /* @__PURE__ */ once(() => new Intl.ListFormat(locale));
const languageNames = /* @__PURE__ */ once(
  () => new Intl.DisplayNames(locale, { type: "language" }),
);
const rules = /* @__PURE__ */ once(() => new Intl.PluralRules(language));

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

/** As a language calls itself: "Deutsch". */
export function nameItself(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(tag));
}

/** What a word or sentence is for each of the language's plural categories. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & {
  other: string;
};

/** The form that goes with a count, as in 1 reply and 2 replies. */
export function plural(count: number, forms: PluralForms): string {
  return forms[rules().select(count)] ?? forms.other;
}
