import type { Queryable } from "../../base/db/database.ts";
import {
  type OtherWord,
  allowedMistakes,
  forgiveWord,
} from "./forgive-words.ts";
import { type RelatedWord, listRelated } from "./related-repository.ts";
import {
  type Match,
  type Viewpoint,
  type WordRange,
  choice,
  depthMax,
  listMatches,
} from "./search-repository.ts";
import { exactly, isLong } from "./typed-words.ts";

/** A typed word, and the words of surveys that it may match. */
export interface TypedWord {
  range: WordRange;
  /** The word itself and words that begin with it. */
  completions: RelatedWord[];
  /**
   * Sum over the completions of the number of surveys with each; a survey with
   * several is counted several times.
   */
  surveyCount: number;
  /** Other words that may be meant, the lowest cost first. */
  others: OtherWord[];
}

/**
 * Looks up the typed words in the index; also other words that may be meant for
 * a word in fewer surveys than the given numbers.
 */
export async function lookUpWords(
  db: Queryable,
  ranges: readonly WordRange[],
  { inflectedBelow = 0, mistakenBelow = 0 } = {},
): Promise<TypedWord[]> {
  if (ranges.length === 0) return [];
  const forgiveness = {
    inflectedBelow,
    mistakenBelow,
    mistakesMax: allowedMistakes,
  };
  const related = await listRelated(db, ranges, forgiveness);
  return ranges.map((range, index) =>
    toTyped(
      range,
      related.filter(({ place }) => place === index + 1),
    ),
  );
}

function toTyped(range: WordRange, related: RelatedWord[]): TypedWord {
  const completions = related.filter(({ kind }) => kind === "completion");
  const surveyCount = countSurveys(completions);
  const others = forgiveWord(range.word, surveyCount, related);
  return { range, completions, surveyCount, others };
}

/**
 * Public surveys that contain all words, each as typed or as another word that
 * may be meant. The lowest cost first; of equal cost, the best match first.
 */
export async function matchWords(
  db: Queryable,
  typed: readonly TypedWord[],
  from: Viewpoint,
  weight: number,
  limit: number,
): Promise<Match[]> {
  const rarest = chooseRarest(typed);
  if (rarest.length === 0) return [];
  const words = rarest.map(({ word }) => word);
  const meanings = typed.map(({ range, others }) => ({
    ranges: [
      { ...range, cost: 0 },
      ...others.map(({ word, cost }) => ({ ...exactly(word), cost })),
    ],
  }));
  const depth = typed.length === 1 ? choice * limit : depthMax;
  // If all surveys with the word are checked, the nearest are among them
  // anyway.
  const nearFirst = countSurveys(rarest) > choice * limit;
  const candidates = { words, meanings, weight, depth, nearFirst };
  return listMatches(db, candidates, from, limit);
}

/**
 * The candidates for the word that the fewest surveys contain; only as typed if
 * all typed words occur. Empty if a word occurs nowhere.
 */
function chooseRarest(typed: readonly TypedWord[]): KnownWord[] {
  const isKnown = typed.every(({ completions }) => completions.length > 0);
  const groups = typed.map(({ range, completions, surveyCount, others }) => ({
    isLong: isLong(range.word),
    known: [...completions, ...others],
    surveyCount: surveyCount + (isKnown ? 0 : countSurveys(others)),
  }));
  if (groups.some(({ known }) => known.length === 0)) return [];
  const long = groups.filter((group) => group.isLong);
  const [rarest] = (long.length > 0 ? long : groups).toSorted(
    (a, b) => a.surveyCount - b.surveyCount,
  );
  return rarest?.known ?? [];
}

type KnownWord = Pick<RelatedWord, "word" | "surveyCount">;

function countSurveys(words: readonly KnownWord[]): number {
  return words.reduce((sum, { surveyCount }) => sum + surveyCount, 0);
}
