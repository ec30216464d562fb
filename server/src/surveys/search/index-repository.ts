import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { CountedWords } from "./word-count-repository.ts";
import type { SurveyDocument, SurveyTexts } from "./survey-document.ts";

/** The current version of the index contents, as in the migrations. */
const scheme = 2;

const isPublic = sql`access_code_hash is null and hidden_at is null`;

/**
 * Texts of these surveys that are public and not in the index yet. Locks them,
 * so that none is hidden in the meantime.
 */
export function lockTexts(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<SurveyTexts[]> {
  return tx.query<SurveyTexts>(sql`
    select survey_id as "surveyId",
           title,
           instructions,
           array(
             select concat_ws(E'\n', question_text, (
               select string_agg(option, E'\n')
               from jsonb_array_elements_text(options) as option
             ))
             from questions
             where questions.survey_id = surveys.survey_id
             order by place
           ) as questions
    from surveys
    where survey_id = any(${surveyIds}::bigint[])
      and ${isPublic}
      and not exists (
        select from search_documents
        where search_documents.survey_id = surveys.survey_id
      )
    order by survey_id
    for share of surveys`);
}

/** Prevents that any of them is hidden or changed in the meantime. */
export async function lockSurveys(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    select from surveys
    where survey_id = any(${surveyIds}::bigint[])
    order by survey_id
    for share`);
}

/** Returns the ids of surveys that were not in the index before. */
export async function insertDocuments(
  tx: Queryable,
  documents: readonly SurveyDocument[],
): Promise<number[]> {
  const rows = await tx.query<{ surveyId: number }>(sql`
    insert into search_documents (
      survey_id, scheme, words, weights, terms, keywords
    )
    select "surveyId", ${scheme},
           array(select jsonb_array_elements_text(words)),
           array(select jsonb_array_elements_text(weights)::smallint),
           array(select jsonb_array_elements_text(terms)),
           array(select jsonb_array_elements_text(keywords))
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as given (
      "surveyId" bigint, words jsonb, weights jsonb, terms jsonb, keywords jsonb
    )
    order by "surveyId"
    on conflict do nothing
    returning survey_id as "surveyId"`);
  return rows.map(({ surveyId }) => surveyId);
}

/** The words that are stored in the index for these surveys. */
export function listCounted(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<CountedWords[]> {
  return tx.query<CountedWords>(sql`
    select array_to_json(words) as words, array_to_json(terms) as terms,
           array_to_json(keywords) as keywords
    from search_documents
    where survey_id = any(${surveyIds}::bigint[])`);
}

/** Returns the ids of those among these surveys that are in the index. */
export async function lockDocuments(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<number[]> {
  const rows = await tx.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from search_documents
    where survey_id = any(${surveyIds}::bigint[])
    order by survey_id
    for update`);
  return rows.map(({ surveyId }) => surveyId);
}

export async function deleteDocuments(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    delete from search_documents
    where survey_id = any(${surveyIds}::bigint[])`);
}

export async function insertPostings(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    insert into search_postings (word, weight, survey_id)
    select word, weight, survey_id
    from search_documents, unnest(words, weights) as listed (word, weight)
    where survey_id = any(${surveyIds}::bigint[])`);
}

export async function deletePostings(
  tx: Queryable,
  surveyIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    delete from search_postings
    where (word, weight, survey_id) in (
      select word, weight, survey_id
      from search_documents, unnest(words, weights) as listed (word, weight)
      where survey_id = any(${surveyIds}::bigint[])
    )`);
}

export async function findNewestSurveyId(db: Queryable): Promise<number> {
  const rows = await db.query<{ newest: number }>(sql`
    select coalesce(max(survey_id), 0) as newest from surveys`);
  return rows[0]?.newest ?? 0;
}

/**
 * Public surveys with ids above `after`, up to `last`, that are not in the
 * index or are indexed in an earlier version of its contents; oldest first.
 */
export async function listMissing(
  db: Queryable,
  { after, last }: { after: number; last: number },
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from surveys
    where survey_id > ${after}
      and survey_id <= ${last}
      and ${isPublic}
      and not exists (
        select from search_documents
        where search_documents.survey_id = surveys.survey_id
          and search_documents.scheme = ${scheme}
      )
    order by survey_id
    limit ${limit}`);
  return rows.map(({ surveyId }) => surveyId);
}
