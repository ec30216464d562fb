import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/**
 * Of a statement that writes something of somebody, in its where: that their ID
 * is not ended, nor ends before the commit. So whatever comes too late is not
 * written, and who ends an ID finds all that was.
 */
export function isLive(actorId: Sql | string): Sql {
  return sql`
    exists (
      select
      from actors
      where actors.actor_id = ${actorId}
      for key share
    )`;
}

/** Waits for all who write something of somebody, and lets nobody begin before the commit. */
export async function lockActor(tx: Queryable, actorId: string): Promise<void> {
  await tx.query(sql`
    select from actors where actor_id = ${actorId} for update`);
}

/** Those whose ID has ended. */
export async function listEnded(
  db: Queryable,
  actorIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ actorId: string }>(sql`
    select actor_id as "actorId"
    from unnest(${actorIds}::uuid[]) as given (actor_id)
    where not exists (
      select from actors where actors.actor_id = given.actor_id
    )`);
  return new Set(rows.map(({ actorId }) => actorId));
}

/** Ends somebody, with their sessions, place, reserved surveys and invitation. */
export async function deleteActor(
  db: Queryable,
  actorId: string,
): Promise<void> {
  await db.query(sql`delete from actors where actor_id = ${actorId}`);
}
