import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";

/** Inserts actors as sessions do, all created at the same time. */
export async function insertActors(
  db: Queryable,
  actorIds: readonly string[],
): Promise<void> {
  await db.query(sql`
    insert into actors (actor_id, opted_out, created_at)
    select actor_id, false, ${new Date(0)}
    from unnest(${actorIds}::uuid[]) as given (actor_id)
    on conflict do nothing`);
}
