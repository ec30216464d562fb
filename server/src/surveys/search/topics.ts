import type { SurveyLanguage } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";
import { isNoTopic } from "./no-topics.ts";
import type { KeywordRow, Viewpoint } from "./search-repository.ts";
import { searchWords } from "./search-words.ts";
import { listTerms } from "./topic-repository.ts";

/**
 * What several open surveys of this language are about: of those that a list
 * for this viewer begins with, the most frequent topic first.
 */
export async function listTopics(
  db: Queryable,
  language: SurveyLanguage,
  from: Viewpoint,
  limit: number,
): Promise<KeywordRow[]> {
  const terms = await listTerms(db, language, from);
  return chooseTopics(terms, language).slice(0, limit);
}

interface Term extends KeywordRow {
  words: readonly string[];
}

const digit = /\p{N}/u;

/**
 * Terms that say what a survey is about. Of terms that contain each other, or
 * differ in an ending, the first.
 * @param terms The most frequent first; of equally frequent ones, the longest.
 */
export function chooseTopics(
  terms: readonly KeywordRow[],
  language: SurveyLanguage,
): KeywordRow[] {
  const chosen: Term[] = [];
  const numbered: Term[] = [];
  for (const row of terms) {
    const term = { ...row, words: searchWords(row.keyword) };
    if (term.words.some((word) => digit.test(word))) numbered.push(term);
    else if (
      !term.words.some((word) => isNoTopic(word, language)) &&
      !chosen.some((other) => isPart(term.words, other.words)) &&
      !numbered.some((name) => isOnlyIn(name, term))
    )
      chosen.push(term);
  }
  return chosen.map(({ keyword, surveyCount }) => ({ keyword, surveyCount }));
}

/** Whether a term is never used but in this name, such as the block of "4th block". */
function isOnlyIn(name: Term, term: Term): boolean {
  return (
    name.surveyCount === term.surveyCount && isPart(name.words, term.words)
  );
}

/** Whether one of them contains the other, in any inflection. */
function isPart(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] =
    one.length <= other.length ? [one, other] : [other, one];
  return short.every((word) => long.some((each) => isForm(word, each)));
}

/** Characters by which two forms of one word may differ at their ends. */
const endingMax = 2;

function isForm(one: string, other: string): boolean {
  const [short, long] =
    one.length <= other.length ? [one, other] : [other, one];
  return (
    short === long ||
    (short.length > endingMax &&
      long.length - short.length <= endingMax &&
      long.startsWith(short))
  );
}
