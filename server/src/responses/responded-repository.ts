import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";

/** Which of these surveys a person has answered and may view. */
export async function listRespondedIds(
  db: Queryable,
  actorId: string,
  surveyIds: number[],
): Promise<Set<number>> {
  const rows = await db.query<{ surveyId: number }>(sql`
    select responses.survey_id as "surveyId"
    from responses
    join surveys using (survey_id)
    left join access_grants using (survey_id, actor_id)
    where responses.survey_id = any(${surveyIds}::bigint[])
      and responses.actor_id = ${actorId}
      and hidden_at is null
      and (access_code_hash is null
        or owner_id = responses.actor_id
        or granted_at is not null)`);
  return new Set(rows.map(({ surveyId }) => surveyId));
}
