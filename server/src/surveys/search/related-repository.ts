import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { keepPlan } from "../../base/db/keep-plan.ts";
import type { WordRange } from "./search-repository.ts";

/** A word of public surveys that one that was typed may stand for. */
export interface RelatedWord {
  /** Which of the typed words, from 1. */
  place: number;
  /** It goes on from the typed one or is the same, is inflected otherwise, or may be what was mistaken. */
  kind: "completion" | "inflection" | "lookalike";
  word: string;
  /** As a title has it, accents and all, where one does and it may have been mistaken. */
  written: string;
  surveyCount: number;
}

/** How much is forgiven. */
export interface Forgiveness {
  /** Where one of the words is in fewer surveys, all are inflected. */
  inflectedBelow: number;
  /** A word that is in fewer surveys may be a mistake. */
  mistakenBelow: number;
  /** No more letters longer or shorter than it. */
  mistakesMax: number;
}

/** Words considered of a beginning: the most frequent with its first three letters, and the first by alphabet. */
const consideredMax = 100;
/** Of each kind, the most frequent of the words that are related to one. */
const completionsMax = 20;
const inflectionsMax = 20;
const lookalikesMax = 200;
/** Shorter words are taken as they are typed: too many others look like them. */
const lengthMin = 4;
/** Longer words are not searched for with two letters gone: there are too many ways to take them. */
const pairsMax = 14;

// How often words occur is looked up for each that is found: the planner takes
// them for so many that it would rather read all words there are.
const surveyCount = sql`(
  select survey_count
  from search_words
  where search_words.word = search_forms.word
)`;

/**
 * What the surveys hold that the words of a search may stand for, in a single
 * statement: of each the word itself first, then the most frequent. What may be
 * meant by mistakes can be more apart than mistakes are.
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
