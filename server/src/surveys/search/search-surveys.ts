import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../survey-repository.ts";
import { type TypedWord, lookUpWords, matchWords } from "./match-words.ts";
import type { Match, Viewpoint } from "./search-repository.ts";
import { weights } from "./survey-document.ts";
import { readTyped } from "./typed-words.ts";

export interface Found {
  surveys: SurveyRow[];
  /** The text that was probably meant, where what was typed found little; null otherwise. */
  meant: string | null;
}

/** Where as many are found as they were typed, no others are looked for. */
const enough = 10;
/** Where fewer are found, the words may be mistakes. */
const few = 3;
/** More than there will be. */
const every = Number.MAX_SAFE_INTEGER;

/**
 * Public surveys that hold all words of a text, or words that begin with them;
 * the best first. Where they are not enough, surveys follow that hold the words
 * inflected otherwise, and where they are few, words that were probably meant.
 */
export async function searchSurveys(
  db: Queryable,
  text: string,
  from: Viewpoint,
  limit: number,
): Promise<Found> {
  const match = (words: readonly TypedWord[]) =>
    matchWords(db, words, from, weights.question, limit);
  const ranges = readTyped(text);
  const typed = await lookUpWords(db, ranges, {
    inflectedBelow: enough,
    mistakenBelow: few,
  });
  const surveys = await match(typed);
  const isForgiven = typed.some(({ surveyCount }) => surveyCount < enough);
  if (isForgiven) return { surveys, meant: mendText(typed, surveys) };
  if (surveys.length >= enough) return { surveys, meant: null };
  return { surveys: await addInflected(surveys), meant: null };

  /** Each word is in enough surveys, but all together are not. */
  async function addInflected(surveys: Match[]): Promise<Match[]> {
    const inflected = await lookUpWords(db, ranges, { inflectedBelow: every });
    if (inflected.every(({ others }) => others.length === 0)) return surveys;
    const known = new Set(surveys.map(({ surveyId }) => surveyId));
    const further = await match(inflected);
    return [
      ...surveys,
      ...further.filter(({ surveyId }) => !known.has(surveyId)),
    ].slice(0, limit);
  }
}

/** The same by their titles alone and by what is typed: for each letter that is. */
export async function searchTitles(
  db: Queryable,
  text: string,
  from: Viewpoint,
  limit: number,
): Promise<SurveyRow[]> {
  const typed = await lookUpWords(db, readTyped(text));
  return matchWords(db, typed, from, weights.title, limit);
}

/** The text with the mistakes mended by which the first survey was found that does not hold it as it was typed; null where there were none. */
function mendText(
  typed: readonly TypedWord[],
  matches: readonly Match[],
): string | null {
  const found = matches.find(({ taken }) =>
    typed.some(({ range }, index) => range.word !== taken[index]),
  );
  const meant = typed.map(({ others }, index) =>
    others.find(
      ({ word, isMistake }) => isMistake && word === found?.taken[index],
    ),
  );
  if (meant.every((word) => word === undefined)) return null;
  return typed
    .map(({ range }, index) => meant[index]?.written ?? range.word)
    .join(" ");
}
