import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** The surveys among these that a person has answered and may view. */
export function listRespondedIds(
  db: Queryable,
  actorId: string,
  surveyIds: number[],
): Promise<Set<number>> {
  return listIds(db, raw("responses"), actorId, surveyIds);
}

/** The surveys among these that a person likes and may view. */
export function listLikedIds(
  db: Queryable,
  actorId: string,
  surveyIds: number[],
): Promise<Set<number>> {
  return listIds(db, raw("survey_likes"), actorId, surveyIds);
}

/** The surveys among these that a person may answer by ticket and may view. */
export function listTicketedIds(
  db: Queryable,
  actorId: string,
  surveyIds: number[],
): Promise<Set<number>> {
  return listIds(db, raw("ticket_grants"), actorId, surveyIds);
}

async function listIds(
  db: Queryable,
  rows: Sql,
  actorId: string,
  surveyIds: number[],
): Promise<Set<number>> {
  const found = await db.query<{ surveyId: number }>(sql`
    select own.survey_id as "surveyId"
    from ${rows} own
    join surveys using (survey_id)
    left join access_grants using (survey_id, actor_id)
    where own.survey_id = any(${surveyIds}::bigint[])
      and own.actor_id = ${actorId}
      and hidden_at is null
      and (access_code_hash is null
        or owner_id = own.actor_id
        or granted_at is not null)`);
  return new Set(found.map(({ surveyId }) => surveyId));
}
