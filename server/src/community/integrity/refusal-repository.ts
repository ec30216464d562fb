import type { RefusalReason } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

export interface RefusedResponse {
  surveyId: number;
  day: string;
  reason: RefusalReason;
}

/**
 * Counts refusals by survey, day and reason; ignores surveys that do not exist.
 * The rows are sorted so that two processes cannot deadlock.
 */
export async function countRefusals(
  db: Queryable,
  refused: readonly RefusedResponse[],
): Promise<void> {
  await db.query(sql`
    insert into refused_responses (survey_id, day, reason, response_count)
    select survey_id, day, reason, count(*)
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as given (
      "surveyId" bigint, day date, reason text
    )
    join surveys on survey_id = "surveyId"
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (survey_id, day, reason) do update
    set response_count = refused_responses.response_count
                       + excluded.response_count`);
}
