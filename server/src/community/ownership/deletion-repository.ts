import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** Hides it, and keeps in mind whether that was so before. */
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

/** Shows it again where nothing else hides it. */
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

/** Those that were deleted by then, the longest ago first. */
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
