import { clipText, lengthOf, trimText } from "@nearsay/core/forms";

// Control characters and lone surrogates cannot be stored; direction overrides
// can make a text look like another.
const unstorable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const unstorableButBreaks = /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * One line of plain text with at most `max` code points; "" if nothing would be
 * visible. Markup stays as it was typed.
 */
export function cleanLine(text: string, max: number): string {
  const line = text.replace(/\s+/gu, " ").replace(unstorable, "");
  return cut(trimText(line), max);
}

/** Plain text with line breaks, and at most one empty line in a row. */
export function cleanParagraphs(text: string, max: number): string {
  const paragraphs = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    // First, because other patterns would rescan a long run from each of its
    // positions.
    .replace(/[^\S\n]+/g, " ")
    .replace(unstorableButBreaks, "")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
  return cut(trimText(paragraphs), max);
}

/**
 * Cuts to `max` code points without splitting a character; keeps words complete
 * if that costs little.
 */
export function cut(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const whole = clipText(text, max - 1);
  const words = whole.replace(/\s+\S*$/u, "");
  const kept = lengthOf(words) > max * 0.7 ? words : whole;
  return `${kept.trimEnd()}…`;
}
