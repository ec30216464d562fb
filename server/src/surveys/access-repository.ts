import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";

export async function hasAccessGrant(
  db: Queryable,
  surveyId: number,
  actorId: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select 1
    from access_grants
    where survey_id = ${surveyId}
      and actor_id = ${actorId}`);
  return rows.length > 0;
}

export async function grantAccess(
  db: Queryable,
  surveyIds: number[],
  actorId: string,
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into access_grants (survey_id, actor_id, granted_at)
    select survey_id, ${actorId}, ${now}
    from unnest(${surveyIds}::bigint[]) as survey_id
    on conflict do nothing`);
}
