import type { Queryable } from "../../base/db/database.ts";
import { countMistakes } from "./count-mistakes.ts";
import {
  type RelatedWord,
  listInflections,
  listLookalikes,
} from "./forms-repository.ts";
import { type OtherWord, type TypedWord, countSurveys } from "./match-words.ts";
import { lengthOf } from "./typed-words.ts";

/** Of each kind, the most frequent of the words that are related to one. */
const relatedMax = { inflections: 20, lookalikes: 200 };
/** The closest of them, which are searched for. */
const othersMax = 10;
/** Shorter words are taken as they are typed: too many others look like them. */
const lengthMin = 4;
/** A rare word is a mistake for no other that is not so many times more frequent. */
const commoner = 10;
/** In a long word. */
const allowedMistakes = 3;
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

/**
 * The same words with what else may be meant: other inflections, and for those
 * that `doubtful` surveys hold at most, words that they may be mistakes for.
 */
export async function forgiveWords(
  db: Queryable,
  typed: readonly TypedWord[],
  doubtful: number,
): Promise<TypedWord[]> {
  const doubted = typed.filter(
    ({ range, completions }) =>
      lengthOf(range.word) >= lengthMin &&
      countSurveys(completions) <= doubtful,
  );
  const [inflections, lookalikes] = await Promise.all([
    listInflections(db, wordsOf(typed), relatedMax.inflections),
    doubted.length > 0
      ? listLookalikes(
          db,
          wordsOf(doubted),
          allowedMistakes,
          relatedMax.lookalikes,
        )
      : [],
  ]);
  return typed.map((word, index) => ({
    ...word,
    others: chooseOthers([
      ...inflect(word, at(inflections, index)),
      ...correct(word, at(lookalikes, doubted.indexOf(word))),
    ]),
  }));
}

function wordsOf(typed: readonly TypedWord[]): string[] {
  return typed.map(({ range }) => range.word);
}

function at(related: readonly RelatedWord[], index: number): RelatedWord[] {
  return related.filter(({ place }) => place === index + 1);
}

function inflect({ range }: TypedWord, related: RelatedWord[]): OtherWord[] {
  return related.map((other) => ({
    ...other,
    cost: costs.inflectedLetter * countMistakes(range.word, other.word),
    isMistake: false,
  }));
}

function correct(typed: TypedWord, related: RelatedWord[]): OtherWord[] {
  const { word } = typed.range;
  const least = commoner * countSurveys(typed.completions);
  return related.flatMap((other) => {
    const mistakes = countMistakes(word, other.word);
    if (other.surveyCount < least || mistakes > mistakesMax(word)) return [];
    const cost =
      costs.mistake * mistakes +
      (lettersOf(word) === lettersOf(other.word) ? costs.sameLetters : 0) +
      (word[0] === other.word[0] ? 0 : costs.otherStart);
    return [{ ...other, cost, isMistake: true }];
  });
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

/** Each once, the cheapest first. */
function chooseOthers(others: readonly OtherWord[]): OtherWord[] {
  const known = new Set<string>();
  return others
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ word }) => !known.has(word) && known.add(word))
    .slice(0, othersMax);
}
