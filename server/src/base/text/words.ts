import { textKey } from "@nearsay/core/domain";

/** Letters, marks and digits, joined by an apostrophe or a hyphen. */
const word = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts without spaces between words. */
const spaceless =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/**
 * The form in which words are compared: equal for text that looks the same, in
 * lower case, with straight apostrophes.
 */
export function fold(text: string): string {
  // Line by line, because a term does not span two lines.
  const lines = text.split("\n").map(textKey).join("\n");
  return lines.toLowerCase().replace(/[’ʼ‘]/g, "'");
}

/** The words of a folded text, in order. */
export function words(folded: string): string[] {
  const found = folded.match(word) ?? [];
  return spaceless.test(folded) ? found.flatMap(segment) : found;
}

/** Whether a word is in a script without spaces between words. */
export function isSpaceless(text: string): boolean {
  return spaceless.test(text);
}

// Segments only the runs that need a dictionary, which is slow.
function segment(run: string): string[] {
  if (!spaceless.test(run)) return [run];
  return Array.from(segmenter.segment(run))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment: text }) => text);
}
