import { limits } from "@nearsay/core/contract";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/**
 * Records that from now on the author leaves flagged responses out, or counts
 * them if the reason is null. The caller holds the lock on the survey's
 * counter. Returns false if the author has changed this too often.
 */
export async function insertLeftOutChange(
  tx: Queryable,
  surveyId: number,
  reason: string | null,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into left_out_changes (survey_id, place, changed_on, reason)
    select ${surveyId}, count(*),
           (${now}::timestamptz at time zone 'UTC')::date, ${reason}
    from left_out_changes
    where survey_id = ${surveyId}
    having count(*) < ${limits.leftOutChangesMax}
    returning place`);
  return rows.length > 0;
}

/** All of these changes as a JSON list, in the order in which they were made. */
export function listLeftOutChanges(surveyId: number): Sql {
  return sql`
    select coalesce(json_agg(json_build_object(
             'changedOn', changed_on, 'reason', reason
           ) order by place), '[]')
    from left_out_changes
    where survey_id = ${surveyId}`;
}
