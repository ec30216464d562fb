import { searchWords } from "./search-words.ts";
import type { WordRange } from "./search-repository.ts";

/** More words than this in a search are not looked at. */
const wordsMax = 10;
/** Shorter beginnings are not looked up: too many words begin with them. */
const beginningMin = 3;

/** Sorts after whatever a word goes on with. */
const end = "\u{10ffff}";

/** How many letters a word has. */
export const lengthOf = (word: string) => Array.from(word).length;

export const isLong = (word: string) => lengthOf(word) >= beginningMin;

/** Everything that begins with this; where it is short, only the word itself unless told otherwise. */
export function rangeFrom(word: string, isBeginning = isLong(word)): WordRange {
  return { word, last: isBeginning ? word + end : word };
}

/** The word and no other. */
export const exactly = (word: string) => rangeFrom(word, false);

/** What the words of a search stand for. The last one may be short, as it may still be being typed, where another one is looked up. */
export function readTyped(text: string): WordRange[] {
  const words = [...new Set(searchWords(text))].slice(0, wordsMax);
  const hasLong = words.some(isLong);
  return words.map((word, index) =>
    rangeFrom(word, isLong(word) || (hasLong && index === words.length - 1)),
  );
}
