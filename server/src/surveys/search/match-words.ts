import type { Queryable } from "../../base/db/database.ts";
import {
  type Match,
  type Viewpoint,
  type WordRange,
  choice,
  depthMax,
  listCompletions,
  listMatches,
} from "./search-repository.ts";
import { exactly, isLong } from "./typed-words.ts";

/** A word that surveys hold. */
export interface KnownWord {
  word: string;
  surveyCount: number;
}

/** A word that may be meant by another one. */
export interface OtherWord extends KnownWord {
  /** As people read it. */
  written: string;
  /** The more it costs to take the one for the other, the later it is found. */
  cost: number;
  isMistake: boolean;
}

/** A word that was typed, and what surveys may hold for it. */
export interface TypedWord {
  range: WordRange;
  /** The word itself and those that go on from it. */
  completions: KnownWord[];
  /** What else may be meant, the cheapest first. */
  others: OtherWord[];
}

/** Words that a beginning may stand for. */
const completionsMax = 20;

/** What surveys hold of what was typed. */
export async function completeWords(
  db: Queryable,
  ranges: readonly WordRange[],
): Promise<TypedWord[]> {
  const found = await listCompletions(db, ranges, completionsMax);
  return ranges.map((range, index) => ({
    range,
    completions: found.filter(({ place }) => place === index + 1),
    others: [],
  }));
}

/** Public surveys that hold all words, each as it was typed or as another that may be meant; the cheapest first, the best of those that cost the same. */
export async function matchWords(
  db: Queryable,
  typed: readonly TypedWord[],
  from: Viewpoint,
  weight: number,
  limit: number,
): Promise<Match[]> {
  const words = chooseRarest(typed);
  if (words.length === 0) return [];
  const meanings = typed.map(({ range, others }) => ({
    ranges: [
      { ...range, cost: 0 },
      ...others.map(({ word, cost }) => ({ ...exactly(word), cost })),
    ],
  }));
  const depth = typed.length === 1 ? choice * limit : depthMax;
  return listMatches(db, { words, meanings, weight, depth }, from, limit);
}

/** What is meant by the word that the fewest surveys hold; none where a word occurs nowhere. */
function chooseRarest(typed: readonly TypedWord[]): string[] {
  const groups = typed.map(({ range, completions, others }) => ({
    isLong: isLong(range.word),
    known: [...completions, ...others],
  }));
  if (groups.some(({ known }) => known.length === 0)) return [];
  const long = groups.filter((group) => group.isLong);
  const [rarest] = (long.length > 0 ? long : groups).toSorted(
    (a, b) => countSurveys(a.known) - countSurveys(b.known),
  );
  return rarest?.known.map(({ word }) => word) ?? [];
}

/** In how many surveys these are, where none holds two. */
export function countSurveys(words: readonly KnownWord[]): number {
  return words.reduce((sum, { surveyCount }) => sum + surveyCount, 0);
}
