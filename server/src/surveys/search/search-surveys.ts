import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../survey-repository.ts";
import { type TypedWord, lookUpWords, matchWords } from "./match-words.ts";
import type { Match, Viewpoint } from "./search-repository.ts";
import { weights } from "./survey-document.ts";
import { readTyped } from "./typed-words.ts";

export interface Found {
  surveys: SurveyRow[];
  /** The corrected text if the typed one found little; null otherwise. */
  meant: string | null;
  /**
   * The typed words; each word that no survey contains is replaced by the
   * closest one that a survey does.
   */
  closest: string;
}

/** With this number of matches as typed, no other words are searched for. */
const enough = 10;
/** With fewer matches, the words may be mistakes. */
const few = 3;
/** Larger than any possible count. */
const every = Number.MAX_SAFE_INTEGER;

/**
 * Public surveys that contain all words of a text, or words that begin with
 * them; the best first. If these are not enough, surveys with other inflections
 * of the words follow; if they are few, surveys with words that were probably
 * meant.
 * @param weight Minimum weight of the sections of a survey in which words
 * count: by default all.
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

  /** For the case that each word alone is in enough surveys, but all together are not. */
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

/**
 * The text with its mistakes corrected, taken from the first match that does
 * not contain it as typed; null if there were no mistakes.
 */
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
