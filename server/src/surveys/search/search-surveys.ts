import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../survey-repository.ts";
import { forgiveWords } from "./forgive-words.ts";
import { type TypedWord, completeWords, matchWords } from "./match-words.ts";
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
  const typed = await completeWords(db, readTyped(text));
  const surveys = await match(typed);
  if (surveys.length >= enough) return { surveys, meant: null };

  const doubtful = surveys.length < few ? few - 1 : -1;
  const forgiven = await forgiveWords(db, typed, doubtful);
  if (forgiven.every(({ others }) => others.length === 0))
    return { surveys, meant: null };
  const known = new Set(surveys.map(({ surveyId }) => surveyId));
  const further = (await match(forgiven)).filter(
    ({ surveyId }) => !known.has(surveyId),
  );
  return {
    surveys: [...surveys, ...further].slice(0, limit),
    meant: mendText(forgiven, further[0]),
  };
}

/** The same by their titles alone and by what is typed: for each letter that is. */
export async function searchTitles(
  db: Queryable,
  text: string,
  from: Viewpoint,
  limit: number,
): Promise<SurveyRow[]> {
  const typed = await completeWords(db, readTyped(text));
  return matchWords(db, typed, from, weights.title, limit);
}

/** The text with the mistakes mended by which a survey was found; null where there were none. */
function mendText(
  typed: readonly TypedWord[],
  found: Match | undefined,
): string | null {
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
