import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

export async function setOptedOut(
  db: Queryable,
  actorId: string,
  optedOut: boolean,
): Promise<void> {
  await db.query(sql`
    update actors
    set opted_out = ${optedOut}
    where actor_id = ${actorId}
      and opted_out <> ${optedOut}`);
}
