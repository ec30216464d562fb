import { firstLanguage, type Language } from "@nearsay/core/contract";
import { sentences as ar } from "./arabic.ts";
import { sentences as fr } from "./french.ts";
import { sentences as de } from "./german.ts";
import type { Message, Said } from "./said.ts";
import type { Sentence } from "./sentences.ts";
import { sentences as es } from "./spanish.ts";
import { sentences as tr } from "./turkish.ts";
import { sentences as uk } from "./ukrainian.ts";

/** The translation of each English sentence, with the same placeholders. */
export const catalogues: Readonly<
  Record<
    Exclude<Language, typeof firstLanguage>,
    Readonly<Record<Sentence, string>>
  >
> = { ar, de, es, fr, tr, uk };

/** A message in a language. */
export function sayIn(language: Language, message: Message): string {
  if (typeof message === "string") return wordingOf(language, message);
  const all = "sentence" in message ? [message] : message;
  return all.map((one) => fill(language, one)).join(" ");
}

function fill(language: Language, { sentence, given }: Said): string {
  // In one pass, because inserted text of users may contain braces.
  return wordingOf(language, sentence).replace(/\{(\w+)\}/g, (_place, name) => {
    const value = given[name as string] ?? "";
    return typeof value === "function" ? value(language) : String(value);
  });
}

function wordingOf(language: Language, sentence: Sentence): string {
  return language === firstLanguage ? sentence : catalogues[language][sentence];
}
