import { countMistakes } from "./count-mistakes.ts";
import type { RelatedWord } from "./related-repository.ts";
import { lengthOf } from "./typed-words.ts";

/** A word that the visitor may have meant instead of the typed one. */
export interface OtherWord {
  word: string;
  /** As displayed. */
  written: string;
  surveyCount: number;
  /**
   * The higher the cost of replacing the typed word by this one, the later its
   * matches are listed.
   */
  cost: number;
  isMistake: boolean;
}

/** Maximum number of related words that are searched for, closest first. */
const othersMax = 10;
/**
 * A rare word counts as a mistake only for another that is at least this many
 * times more frequent.
 */
const commoner = 10;
/** In a long word. */
export const allowedMistakes = 3;
/** The cost of replacing one word by another. */
const costs = {
  mistake: 10,
  /** For each letter by which an inflection differs. */
  inflectedLetter: 4,
  /** People swap and double letters more often than they mistype them. */
  sameLetters: -2,
  /** People seldom mistype the first letter. */
  otherStart: 5,
};

/**
 * Other words that may be meant by a word found in `surveyCount` surveys: each
 * once, the lowest cost first.
 */
export function forgiveWord(
  word: string,
  surveyCount: number,
  related: readonly RelatedWord[],
): OtherWord[] {
  const others = related.flatMap((other) => {
    if (other.kind === "inflection") return [inflect(word, other)];
    const isCommoner = other.surveyCount >= commoner * surveyCount;
    return other.kind === "lookalike" && isCommoner ? correct(word, other) : [];
  });
  const known = new Set<string>();
  return others
    .toSorted((a, b) => a.cost - b.cost)
    .filter((other) => !known.has(other.word) && known.add(other.word))
    .slice(0, othersMax);
}

function inflect(typed: string, other: RelatedWord): OtherWord {
  const cost = costs.inflectedLetter * countMistakes(typed, other.word);
  return { ...other, cost, isMistake: false };
}

/** Empty if there are too many mistakes between the two words. */
function correct(typed: string, other: RelatedWord): OtherWord[] {
  const mistakes = countMistakes(typed, other.word);
  if (mistakes > mistakesMax(typed)) return [];
  const cost =
    costs.mistake * mistakes +
    (lettersOf(typed) === lettersOf(other.word) ? costs.sameLetters : 0) +
    (typed[0] === other.word[0] ? 0 : costs.otherStart);
  return [{ ...other, cost, isMistake: true }];
}

/** One in a short word, two in one of seven letters, three in one of ten. */
function mistakesMax(word: string): number {
  const length = lengthOf(word);
  return length < 7 ? 1 : length < 10 ? 2 : allowedMistakes;
}

/** Each letter once, in alphabetical order. */
function lettersOf(word: string): string {
  return [...new Set(word)].toSorted().join("");
}
