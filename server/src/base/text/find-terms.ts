import { type Language, isStopword } from "./stopwords.ts";
import { isSpaceless } from "./words.ts";
import { isNegator } from "./negation.ts";
import { isOpinion } from "./sentiment.ts";

const lengthMax = 40;
const termsMax = 60;
/** More are a number of something or someone. */
const digitsMax = 3;
/** How many words may stand between "not" and "good". */
const between = 2;

/**
 * Words that say something, and pairs of neighbours. A negated opinion counts
 * as the pair alone: whoever writes "not good" has not said "good".
 */
export function findTerms(
  phrases: readonly string[][],
  language: Language | null,
): string[] {
  const terms = new Set<string>();
  for (const phrase of phrases) {
    addTerms(terms, phrase, language);
    if (terms.size >= termsMax) break;
  }
  return [...terms].slice(0, termsMax);
}

function addTerms(
  terms: Set<string>,
  phrase: readonly string[],
  language: Language | null,
): void {
  let before: string | null = null;
  let negation = { word: "", place: -Infinity };
  phrase.forEach((word, place) => {
    if (isNegator(word, language)) negation = { word, place };
    const negator = negation.place === place - 1 ? negation.word : null;
    if (
      !isTerm(word) ||
      isNegator(word, language) ||
      isStopword(word, language)
    ) {
      before = null;
    } else if (isOpinion(word) && place - negation.place <= between + 1) {
      add(terms, join(negation.word, word));
      before = null;
    } else {
      add(terms, word);
      const first = negator ?? before;
      if (first !== null) add(terms, join(first, word));
      before = word;
    }
  });
}

function add(terms: Set<string>, term: string): void {
  if (term.length <= lengthMax) terms.add(term);
}

function join(first: string, second: string): string {
  const glue = isSpaceless(first) && isSpaceless(second) ? "" : " ";
  return first + glue + second;
}

const letter = /\p{L}/u;
const digits = /\p{N}/gu;

/** Never a number, a code or a single letter. */
function isTerm(word: string): boolean {
  if (word.length < 2 && !isSpaceless(word)) return false;
  if (!letter.test(word)) return false;
  return (word.match(digits)?.length ?? 0) <= digitsMax;
}
