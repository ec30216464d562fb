import { searchWords } from "./search-words.ts";
import type { WordRange } from "./search-repository.ts";

/** Further words of a search are ignored. */
const wordsMax = 10;
/** Shorter beginnings are not looked up: too many words begin with them. */
const beginningMin = 3;

/** Sorts after every continuation of a word. */
const end = "\u{10ffff}";

/** Number of letters in a word. */
export const lengthOf = (word: string) => Array.from(word).length;

export const isLong = (word: string) => lengthOf(word) >= beginningMin;

/** All words that begin with `word`. By default, a short word matches only itself. */
export function rangeFrom(word: string, isBeginning = isLong(word)): WordRange {
  return { word, last: isBeginning ? word + end : word };
}

/** This word only. */
export const exactly = (word: string) => rangeFrom(word, false);

/**
 * The ranges that the words of a search may represent. The last word may be a
 * short beginning, as it may still be being typed, if the search contains a
 * long word.
 */
export function readTyped(text: string): WordRange[] {
  const words = [...new Set(searchWords(text))].slice(0, wordsMax);
  const hasLong = words.some(isLong);
  return words.map((word, index) =>
    rangeFrom(word, isLong(word) || (hasLong && index === words.length - 1)),
  );
}
