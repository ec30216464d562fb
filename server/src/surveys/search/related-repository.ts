import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { keepPlan } from "../../base/db/keep-plan.ts";
import type { WordRange } from "./search-repository.ts";

/** A word of public surveys that a typed word may represent. */
export interface RelatedWord {
  /** Number of the typed word, from 1. */
  place: number;
  /**
   * Completion: begins with the typed word or equals it. Inflection: has the
   * same stem. Lookalike: the typed word may be a misspelling of it.
   */
  kind: "completion" | "inflection" | "lookalike";
  word: string;
  /** As a title spells it, with accents, if a title contains it and it is a lookalike. */
  written: string;
  surveyCount: number;
}

/** How tolerant the lookup is. */
export interface Forgiveness {
  /** If any of the words is in fewer surveys, inflections of all words are looked up. */
  inflectedBelow: number;
  /** A word that is in fewer surveys may be a mistake. */
  mistakenBelow: number;
  /** Maximum difference in length, in letters. */
  mistakesMax: number;
}

/**
 * Number of words considered for a beginning: the most frequent with the same
 * first three letters, and the first in alphabetical order.
 */
const consideredMax = 100;
/** Maximum numbers of related words of each kind, the most frequent first. */
const completionsMax = 20;
const inflectionsMax = 20;
const lookalikesMax = 200;
/** Shorter words are not corrected: too many others are similar to them. */
const lengthMin = 4;
/** Longer words are not looked up with two letters removed: there are too many combinations. */
const pairsMax = 14;

// The frequency is looked up for each word found. With a join, the planner
// overestimates the number of rows and reads the whole table of words.
const surveyCount = sql`(
  select survey_count
  from search_words
  where search_words.word = search_forms.word
)`;

/**
 * Finds all words of surveys that the words of a search may represent, in a
 * single statement. For each, the word itself is first, then the most frequent.
 * Lookalikes can be farther apart than the permitted number of mistakes, so
 * check them.
 */
export function listRelated(
  db: Queryable,
  ranges: readonly WordRange[],
  { inflectedBelow, mistakenBelow, mistakesMax }: Forgiveness,
): Promise<RelatedWord[]> {
  return db.query<RelatedWord>(
    keepPlan(sql`
    with range as materialized (
      select range ->> 'word' as first, range ->> 'last' as last, place
      from jsonb_array_elements(${JSON.stringify(ranges)}::jsonb)
        with ordinality as listed (range, place)
    ),
    completion as materialized (
      select place, completion.word, survey_count
      from range
      cross join lateral (
        select considered.word, survey_count
        from (
          (select word, survey_count
           from search_words
           where left(word, 3) = left(range.first, 3)
           order by survey_count desc
           limit ${raw(`${consideredMax}`)})
          union
          (select word, survey_count
           from search_words
           where word between range.first and range.last
           order by word
           limit ${raw(`${consideredMax}`)})
        ) as considered
        where considered.word between range.first and range.last
        order by considered.word = range.first desc, survey_count desc, considered.word
        limit ${raw(`${completionsMax}`)}
      ) as completion
    ),
    typed as materialized (
      select place, first as word, last, coalesce((
               select sum(survey_count)
               from completion
               where completion.place = range.place
             ), 0) as survey_count
      from range
    )
    select place, 'completion' as kind, word, word as written,
           survey_count as "surveyCount"
    from completion
    union all
    select place, 'inflection', related.word, related.word, related.survey_count
    from typed
    cross join lateral (
      select word, ${surveyCount} as survey_count
      from search_forms
      where search_stems(word) && search_stems(typed.word)
        and word not between typed.word and typed.last
      order by survey_count desc, word
      limit ${raw(`${inflectionsMax}`)}
    ) as related
    where (select min(survey_count) from typed) < ${inflectedBelow}::bigint
    union all
    select place, 'lookalike', related.word,
           coalesce(
             (select keyword from search_keywords where term = related.word),
             related.word
           ),
           related.survey_count
    from typed
    cross join lateral (
      select word, ${surveyCount} as survey_count
      from search_forms
      where typed.survey_count < ${mistakenBelow}
        and length(typed.word) >= ${lengthMin}
        and search_remains(word, 1) && search_remains(
              typed.word,
              case when length(typed.word) between 7 and ${pairsMax} then 2 else 1 end
            )
        and abs(length(word) - length(typed.word)) <= ${mistakesMax}
        and word not between typed.word and typed.last
      order by survey_count desc, word
      limit ${raw(`${lookalikesMax}`)}
    ) as related`),
  );
}
