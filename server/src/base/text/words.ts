import { textKey } from "@nearsay/core/domain";

/** Letters, marks and digits, joined by an apostrophe or a hyphen within. */
const word = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts that put no spaces between words. */
const spaceless =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** The form in which words are compared: the same for what looks the same, lower case, straight apostrophes. */
export function fold(text: string): string {
  // Line by line: a term does not reach from one into the next.
  const lines = text.split("\n").map(textKey).join("\n");
  return lines.toLowerCase().replace(/[’ʼ‘]/g, "'");
}

/** The words of a folded text, in their order. */
export function words(folded: string): string[] {
  const found = folded.match(word) ?? [];
  return spaceless.test(folded) ? found.flatMap(segment) : found;
}

/** Whether a word is of a script that puts no spaces between words. */
export function isSpaceless(text: string): boolean {
  return spaceless.test(text);
}

// Only the runs that need a dictionary, which is slow.
function segment(run: string): string[] {
  if (!spaceless.test(run)) return [run];
  return Array.from(segmenter.segment(run))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment: text }) => text);
}
