import { fold, words } from "../../../base/text/words.ts";
import type { SampleText } from "../summary-repository.ts";

/** A text that a person wrote, and its response. */
export type WrittenText = Pick<SampleText, "response" | "text">;

/** The number of responses that contain these words in a row. */
export type CountHolders = (run: readonly string[]) => number;

/** This number of words in a row counts as a quotation. */
const quoteMin = 4;

export function createCountHolders(
  texts: readonly WrittenText[],
): CountHolders {
  const folded = texts.map(({ response, text }) => ({
    response,
    line: lineOf(words(fold(text))),
  }));
  return (run) => {
    const wanted = lineOf(run);
    const held = folded.filter(({ line }) => line.includes(wanted));
    return new Set(held.map(({ response }) => response)).size;
  };
}

function lineOf(run: readonly string[]): string {
  return ` ${run.join(" ")} `;
}

/**
 * Whether a sentence repeats a text that fewer than `group` responses contain.
 * @param own The survey's own texts, which may be quoted.
 */
export function quotesFew(
  sentence: string,
  own: readonly string[],
  countHolders: CountHolders,
  group: number,
): boolean {
  const spoken = words(fold(sentence));
  const ownLines = own.map((text) => lineOf(words(fold(text))));
  return spoken.some((_, place) => {
    const run = spoken.slice(place, place + quoteMin);
    if (run.length < quoteMin) return false;
    if (ownLines.some((line) => line.includes(lineOf(run)))) return false;
    const holders = countHolders(run);
    return holders > 0 && holders < group;
  });
}
