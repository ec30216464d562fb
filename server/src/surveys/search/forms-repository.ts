import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** A word of public surveys that may be meant by one that was typed. */
export interface RelatedWord {
  /** By which of the typed words it was found, from 1. */
  place: number;
  word: string;
  /** As a title has it, accents and all, where one does. */
  written: string;
  surveyCount: number;
}

/** Makes the words of these surveys, which were counted before in the same transaction, ones that are forgiven. */
export async function insertForms(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    insert into search_forms (word)
    select distinct word
    from search_documents, unnest(words) as word
    where survey_id = any(${surveyIds}::bigint[])
    order by word
    on conflict do nothing`);
}

// How often words occur is looked up for each that is found: the planner takes
// them for so many that it would rather read all words there are.
const surveyCount = sql`(
  select survey_count
  from search_words
  where search_words.word = search_forms.word
)`;

/** Other inflections of each of these words, the most frequent first. */
export function listInflections(
  db: Queryable,
  words: readonly string[],
  limit: number,
): Promise<RelatedWord[]> {
  return db.query<RelatedWord>(sql`
    select place, related.word, related.word as written,
           survey_count as "surveyCount"
    from unnest(${words}::text[]) with ordinality as typed (word, place)
    cross join lateral (
      select word, ${surveyCount} as survey_count
      from search_forms
      where search_stems(word) && search_stems(typed.word)
        and word <> typed.word
      order by survey_count desc, word
      limit ${limit}
    ) as related`);
}

/** Longer words are not searched for with two letters gone: there are too many ways to take them. */
const pairsMax = 14;

/** What each of these words may be a mistake for, the most frequent first: no more letters longer or shorter than mistakes are allowed. They may be more apart than that. */
export function listLookalikes(
  db: Queryable,
  words: readonly string[],
  mistakes: number,
  limit: number,
): Promise<RelatedWord[]> {
  return db.query<RelatedWord>(sql`
    select place, related.word, survey_count as "surveyCount",
           coalesce(
             (select keyword from search_keywords where term = related.word),
             related.word
           ) as written
    from unnest(${words}::text[]) with ordinality as typed (word, place)
    cross join lateral (
      select word, ${surveyCount} as survey_count
      from search_forms
      where search_remains(word, 1) && search_remains(
              typed.word,
              case when length(typed.word) between 7 and ${pairsMax} then 2 else 1 end
            )
        and abs(length(word) - length(typed.word)) <= ${mistakes}
        and word <> typed.word
      order by survey_count desc, word
      limit ${limit}
    ) as related`);
}
