import { clipText, lengthOf, trimText } from "@nearsay/core/domain";

// Controls and lone surrogates cannot be stored; direction overrides can make a text read as another.
const unstorable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const unstorableButBreaks = /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** One line of plain text, at most `max` code points; "" when nothing would be seen. Markup stays as it was typed. */
export function cleanLine(text: string, max: number): string {
  const line = text.replace(/\s+/gu, " ").replace(unstorable, "");
  return cut(trimText(line), max);
}

/** Plain text that may have line breaks, never more than one empty line in a row. */
export function cleanParagraphs(text: string, max: number): string {
  const paragraphs = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    // To single spaces first: patterns would go over a long run from each of its places.
    .replace(/[^\S\n]+/g, " ")
    .replace(unstorableButBreaks, "")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
  return cut(trimText(paragraphs), max);
}

/** Cuts to `max` code points and never through a character; a word is kept whole when that costs little. */
export function cut(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const whole = clipText(text, max - 1);
  const words = whole.replace(/\s+\S*$/u, "");
  const kept = lengthOf(words) > max * 0.7 ? words : whole;
  return `${kept.trimEnd()}…`;
}
