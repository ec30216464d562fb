import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

const isUnfinished = sql`
  forget_months is not null and (forgotten_at is null or forgetting)`;

/** A month is that of the calendar. */
const isDue = (now: Date) => sql`
  expires_at + forget_months * interval '1 month' <= ${now}`;

/** Surveys whose rows must be deleted, those first that closed first. */
export async function listToForget(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from surveys
    where ${isUnfinished}
      and ${isDue(now)}
    order by expires_at
    limit ${limit}`);
  return rows.map(({ surveyId }) => surveyId);
}

/**
 * From now on its counters are no longer compared with its rows, nothing more
 * is released, and nobody writes. Returns false if it was opened again, or
 * another process finished.
 */
export async function beginForgetting(
  tx: Queryable,
  surveyId: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update surveys
    set forgetting = true,
        forgotten_at = coalesce(
          forgotten_at, (${now}::timestamptz at time zone 'UTC')::date
        ),
        version = version + 1
    where survey_id = ${surveyId}
      and ${isUnfinished}
      and ${isDue(now)}
    returning survey_id`);
  if (rows.length === 0) return false;
  await tx.query(sql`delete from due_releases where survey_id = ${surveyId}`);
  await tx.query(sql`
    update survey_counts
    set discussion_closed = true, post_count = 0, read_count = 0,
        read_changes = read_changes + 1, leaving_count = 0,
        edition = edition + 1
    where survey_id = ${surveyId}`);
  await tx.query(sql`
    update question_counts set read_count = 0 where survey_id = ${surveyId}`);
  return true;
}

export async function isForgotten(
  tx: Queryable,
  surveyId: number,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select from surveys
    where survey_id = ${surveyId}
      and forgotten_at is not null`);
  return rows.length > 0;
}

/**
 * Deletes what remains of texts beside the rows. Returns false if another
 * process did.
 */
export async function endForgetting(
  tx: Queryable,
  surveyId: number,
): Promise<boolean> {
  const of = sql`where survey_id = ${surveyId}`;
  const ended = await tx.query(sql`
    update surveys set forgetting = false ${of} and forgetting
    returning survey_id`);
  if (ended.length === 0) return false;
  await tx.query(sql`delete from term_counts ${of} and response_count = 0`);
  await tx.query(sql`
    update term_counts
    set waiting_count = 0, leaving_count = 0, networks = '{}'
    ${of}`);
  await tx.query(sql`delete from survey_summaries ${of}`);
  return true;
}
