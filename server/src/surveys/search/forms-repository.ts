import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/**
 * Adds the words of these surveys to those that mistakes are corrected to. The
 * words must have been counted before, in the same transaction.
 */
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
