import { loadNameLibrary } from "../../../base/text/person-names.ts";
import { fold, words } from "../../../base/text/words.ts";
import type { CountHolders } from "./quotes-few.ts";

/** Whether a text contains a person's name according to a library. */
export type HoldsName = (text: string) => boolean;

/** Loaded on demand: the library is large, and needed only if a model writes. */
export function loadHoldsName(): HoldsName {
  const nlp = loadNameLibrary();
  return (text) => nlp(text).has("(#Person|#FirstName|#LastName|#Honorific)");
}

const capitalised = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}'’-]*/gu;

/**
 * Whether a sentence may name a person: it contains a name that the library
 * knows, or a capitalized word that is neither the survey's own nor in the
 * texts of `group` responses. The first word is always capitalized, so it
 * counts only if a response contains it.
 */
export function namesSomebody(
  sentence: string,
  own: readonly string[],
  countHolders: CountHolders,
  { group, holdsName }: { group: number; holdsName: HoldsName },
): boolean {
  if (holdsName(sentence)) return true;
  const ownWords = new Set(own.flatMap((text) => words(fold(text))));
  return [...sentence.matchAll(capitalised)].some(({ 0: word, index }) => {
    const folded = words(fold(word));
    if (word === "I" || folded.every((part) => ownWords.has(part)))
      return false;
    const holders = countHolders(folded);
    const isFirst = !/\p{L}/u.test(sentence.slice(0, index));
    return holders < group && (holders > 0 || !isFirst);
  });
}
