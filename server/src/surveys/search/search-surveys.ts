import type { Queryable } from "../../base/db/database.ts";
import type { SurveyRow } from "../survey-repository.ts";
import { searchWords } from "./search-words.ts";
import {
  type Completion,
  type WordRange,
  depthMax,
  listCompletions,
  listMatches,
} from "./search-repository.ts";
import { weights } from "./survey-document.ts";

/** More words than this in a search are not looked at. */
const wordsMax = 10;
/** Words that a beginning may stand for. */
const completionsMax = 20;
/** Shorter beginnings are not looked up: too many words begin with them. */
const beginningMin = 3;

/** Sorts after whatever a word goes on with. */
const end = "\u{10ffff}";

const isLong = (word: string) => Array.from(word).length >= beginningMin;

/** Everything that begins with this; where it is short, only the word itself unless told otherwise. */
export function rangeFrom(word: string, isBeginning = isLong(word)): WordRange {
  return { word, last: isBeginning ? word + end : word };
}

/** Public surveys that hold all words of a text, or words that begin with them; the best first. */
export async function searchSurveys(
  db: Queryable,
  text: string,
  limit: number,
  weight: number = weights.instructions,
): Promise<SurveyRow[]> {
  const words = [...new Set(searchWords(text))].slice(0, wordsMax);
  if (words.length === 0) return [];
  const ranges = toRanges(words);
  const completions = await listCompletions(db, ranges, completionsMax);
  const rarest = chooseRarest(words, completions);
  if (rarest.length === 0) return [];
  const depth = words.length === 1 ? limit : depthMax;
  return listMatches(db, { words: rarest, ranges, weight, depth }, limit);
}

/** The last word may be short, as it may still be being typed, where another one is looked up. */
function toRanges(words: string[]): WordRange[] {
  const hasLong = words.some(isLong);
  return words.map((word, index) =>
    rangeFrom(word, isLong(word) || (hasLong && index === words.length - 1)),
  );
}

/** The completions of the word that the fewest surveys hold; none where a word occurs nowhere. */
function chooseRarest(words: string[], completions: Completion[]): string[] {
  const groups = words.map((word, index) => ({
    word,
    group: completions.filter(({ place }) => place === index + 1),
  }));
  if (groups.some(({ group }) => group.length === 0)) return [];
  const long = groups.filter(({ word }) => isLong(word));
  const [rarest] = (long.length > 0 ? long : groups).sort(
    (a, b) => sumOf(a.group) - sumOf(b.group),
  );
  return rarest?.group.map(({ word }) => word) ?? [];
}

function sumOf(completions: Completion[]): number {
  return completions.reduce((sum, { surveyCount }) => sum + surveyCount, 0);
}
