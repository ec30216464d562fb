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

/** Deletes words that no survey contains any more. */
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

/** The words of a survey that are counted, and its keywords by their terms. */
export interface CountedWords {
  words: readonly string[];
  terms: readonly string[];
  keywords: readonly string[];
}

/**
 * Subtracts the words of `before` and adds those of `after` in one pass in a
 * fixed order. Subtracting first would keep locks that other transactions wait
 * for while this one adds.
 */
export async function countChanged(
  tx: Queryable,
  before: readonly CountedWords[],
  after: readonly CountedWords[],
): Promise<void> {
  const words = changesOf(before, after, ({ words }) =>
    words.map((word) => [word, word]),
  );
  await tx.query(sql`
    insert into search_words (word, survey_count)
    select name, change
    from jsonb_to_recordset(${words}::jsonb) as given (name text, change bigint)
    order by name collate "C"
    on conflict (word) do update
    set survey_count = search_words.survey_count + excluded.survey_count`);
  await tx.query(sql`
    delete from search_words
    where survey_count <= 0
      and word in (select value ->> 'name' from jsonb_array_elements(${words}::jsonb))`);
  const terms = changesOf(before, after, ({ terms, keywords }) =>
    terms.map((term, place) => [term, keywords[place] ?? term]),
  );
  await tx.query(sql`
    insert into search_keywords (term, keyword, survey_count)
    select name, written, change
    from jsonb_to_recordset(${terms}::jsonb) as given (
      name text, written text, change bigint
    )
    order by name collate "C"
    on conflict (term) do update
    set survey_count = search_keywords.survey_count + excluded.survey_count`);
  await tx.query(sql`
    delete from search_keywords
    where survey_count <= 0
      and term in (select value ->> 'name' from jsonb_array_elements(${terms}::jsonb))`);
}

/**
 * As JSON, by name: the spelling, and the change of the count. Names with an
 * unchanged count are left out.
 */
function changesOf(
  before: readonly CountedWords[],
  after: readonly CountedWords[],
  list: (counted: CountedWords) => [name: string, written: string][],
): string {
  const changes = new Map<string, { written: string; change: number }>();
  const add = (all: readonly CountedWords[], by: number) => {
    for (const [name, written] of all.flatMap(list)) {
      const change = (changes.get(name)?.change ?? 0) + by;
      changes.set(name, { written, change });
    }
  };
  add(before, -1);
  add(after, 1);
  return JSON.stringify(
    [...changes]
      .filter(([, { change }]) => change !== 0)
      .map(([name, rest]) => ({ name, ...rest })),
  );
}
