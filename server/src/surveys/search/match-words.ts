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

/** A word that was typed, and what surveys may hold for it. */
export interface TypedWord {
  range: WordRange;
  /** The word itself and those that go on from it. */
  completions: RelatedWord[];
  /** In how many surveys those are, where none holds two. */
  surveyCount: number;
  /** What else may be meant, the cheapest first. */
  others: OtherWord[];
}

/** What surveys hold of what was typed, and what else where a word is in fewer than so many. */
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

/** Public surveys that hold all words, each as it was typed or as another that may be meant; the cheapest first, the best of those that cost the same. */
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
  // Where all that hold it are looked at, the nearest are among them.
  const nearFirst = countSurveys(rarest) > choice * limit;
  const candidates = { words, meanings, weight, depth, nearFirst };
  return listMatches(db, candidates, from, limit);
}

/** What is meant by the word that the fewest surveys hold, as it was typed where all may be; nothing where a word occurs nowhere. */
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
