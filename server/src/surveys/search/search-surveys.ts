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
  /** Its words, and for each that no survey holds the closest that one does. */
  closest: string;
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
 * @param weight Of which parts of a survey the words may be: by default of all.
 */
export async function searchSurveys(
  db: Queryable,
  text: string,
  from: Viewpoint,
  limit: number,
  weight: number = weights.question,
): Promise<Found> {
  const match = (words: readonly TypedWord[]) =>
    matchWords(db, words, from, weight, limit);
  const ranges = readTyped(text);
  const typed = await lookUpWords(db, ranges, {
    inflectedBelow: enough,
    mistakenBelow: few,
  });
  const surveys = await match(typed);
  const closest = closestTo(typed);
  const isForgiven = typed.some(({ surveyCount }) => surveyCount < enough);
  if (isForgiven) return { surveys, meant: mendText(typed, surveys), closest };
  if (surveys.length >= enough) return { surveys, meant: null, closest };
  return { surveys: await addInflected(surveys), meant: null, closest };

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

function closestTo(typed: readonly TypedWord[]): string {
  return typed
    .map(({ range, completions, others }) => {
      const isKnown = completions.length > 0;
      return isKnown ? range.word : (others[0]?.word ?? range.word);
    })
    .join(" ");
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
