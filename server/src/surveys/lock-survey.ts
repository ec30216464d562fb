import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";

/**
 * Locks the survey's counter, so that no one answers or changes the survey in
 * the meantime. False if there is none.
 */
export async function lockSurvey(
  tx: Queryable,
  surveyId: number,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select survey_id
    from survey_counts
    where survey_id = ${surveyId}
    for no key update`);
  return rows.length > 0;
}
