import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

// Counters are locked in the order of their words, and words before keywords,
// so that two transactions never wait for each other.

export async function countUp(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    insert into search_words (word, survey_count)
    select word, count(*)
    from search_documents, unnest(words) as word
    where survey_id = any(${surveyIds}::bigint[])
    group by word
    order by word collate "C"
    on conflict (word) do update
    set survey_count = search_words.survey_count + excluded.survey_count`);
  await tx.query(sql`
    insert into search_keywords (term, keyword, survey_count)
    select term, min(keyword), count(*)
    from search_documents, unnest(terms, keywords) as listed (term, keyword)
    where survey_id = any(${surveyIds}::bigint[])
    group by term
    order by term collate "C"
    on conflict (term) do update
    set survey_count = search_keywords.survey_count + excluded.survey_count`);
}

/** A word that no survey is left with goes. */
export async function countDown(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  for (const { table, word, words } of [
    { table: raw("search_words"), word: raw("word"), words: raw("words") },
    { table: raw("search_keywords"), word: raw("term"), words: raw("terms") },
  ])
    await tx.query(sql`
    with fewer as materialized (
      select ${word} collate "C" as ${word}, count(*) as gone
      from search_documents, unnest(${words}) as ${word}
      where survey_id = any(${surveyIds}::bigint[])
      group by ${word}
    ),
    left_with as materialized (
      select ${word}, survey_count - gone as survey_count
      from ${table}
      join fewer using (${word})
      order by ${word}
      for update of ${table}
    ),
    deleted as (
      delete from ${table}
      using left_with
      where ${table}.${word} = left_with.${word}
        and left_with.survey_count = 0
    )
    update ${table}
    set survey_count = left_with.survey_count
    from left_with
    where ${table}.${word} = left_with.${word}
      and left_with.survey_count > 0`);
}
