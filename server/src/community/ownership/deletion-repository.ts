import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** Hides the survey and stores whether it was visible before. */
export async function markDeleted(
  tx: Queryable,
  surveyId: number,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update surveys
    set deleted_at = ${now},
        only_deleted = hidden_at is null,
        hidden_at = coalesce(hidden_at, ${now}),
        version = version + 1
    where survey_id = ${surveyId}`);
}

/** Shows the survey again if nothing else hides it. */
export async function markUndeleted(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`
    update surveys
    set deleted_at = null,
        only_deleted = false,
        hidden_at = case when only_deleted then null else hidden_at end,
        version = version + 1
    where survey_id = ${surveyId}`);
}

/** Surveys that were deleted until then, the earliest deletion first. */
export async function listDeleted(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from surveys
    where deleted_at <= ${before}
    order by deleted_at
    limit ${limit}`);
  return rows.map(({ surveyId }) => surveyId);
}

/** Ends all keys of a survey and cancels its scheduled release. */
export async function endKeys(tx: Queryable, surveyId: number): Promise<true> {
  await tx.query(sql`delete from survey_keys where survey_id = ${surveyId}`);
  await tx.query(sql`delete from due_releases where survey_id = ${surveyId}`);
  return true;
}

/** Tables with many rows per survey, each after the tables that refer to it. */
const largeTables = [
  "read_texts",
  "read_rows",
  "waiting_responses",
  "leaving_responses",
  "leaving_days",
  "responses",
  "post_likes",
  "replies",
  "posts",
  "survey_likes",
  "survey_reports",
  "access_grants",
  "ticket_grants",
  "tickets",
  "share_links",
  "term_counts",
].map(raw);

/**
 * Those with what people sent or wrote, each after the tables that refer to it.
 * Who may open a survey, and what its figures count, stays.
 */
export const forgottenTables = [
  "read_texts",
  "read_rows",
  "waiting_responses",
  "waiting_answers",
  "leaving_responses",
  "leaving_answers",
  "leaving_days",
  "live_networks",
  "responses",
  "post_likes",
  "replies",
  "posts",
  "survey_reports",
  "ticket_grants",
  "tickets",
].map(raw);

/** Deletes up to `limit` rows of one table. Returns false if no table has any left. */
export async function deleteSome(
  tx: Queryable,
  surveyId: number,
  limit: number,
  tables = largeTables,
): Promise<boolean> {
  for (const table of tables) {
    const rows = await tx.query(sql`
      with gone as (
        delete from ${table}
        where survey_id = ${surveyId}
          and ctid = any(array(
            select ctid from ${table}
            where survey_id = ${surveyId}
            limit ${limit}
          ))
        returning 1
      )
      select count(*) from gone having count(*) > 0`);
    if (rows.length > 0) return true;
  }
  return false;
}
