import { countMistakes } from "./count-mistakes.ts";
import type { RelatedWord } from "./related-repository.ts";
import { lengthOf } from "./typed-words.ts";

/** A word that may be meant by another one. */
export interface OtherWord {
  word: string;
  /** As people read it. */
  written: string;
  surveyCount: number;
  /** The more it costs to take the one for the other, the later it is found. */
  cost: number;
  isMistake: boolean;
}

/** The closest of those that are related to a word, which are searched for. */
const othersMax = 10;
/** A rare word is a mistake for no other that is not so many times more frequent. */
const commoner = 10;
/** In a long word. */
export const allowedMistakes = 3;
/** What it costs to take one word for another. */
const costs = {
  mistake: 10,
  /** A letter by which an inflection differs. */
  inflectedLetter: 4,
  /** Fingers swap and double letters more often than they take others. */
  sameLetters: -2,
  /** They seldom miss the first one. */
  otherStart: 5,
};

/** What else may be meant by a word that `surveyCount` surveys hold: each once, the cheapest first. */
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

/** None where there are too many mistakes between them. */
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

/** Each once, in the order of the alphabet. */
function lettersOf(word: string): string {
  return [...new Set(word)].toSorted().join("");
}
