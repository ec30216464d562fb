import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/**
 * Condition for statements that write data of a person: the person's ID exists
 * and is not deleted before the commit. So nothing is written after the
 * deletion, and the deletion finds everything that was written.
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

/** Waits for all transactions that write data of a person, and blocks new ones until the commit. */
export async function lockActor(tx: Queryable, actorId: string): Promise<void> {
  await tx.query(sql`
    select from actors where actor_id = ${actorId} for update`);
}

/** Those whose ID was deleted. */
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

/** Deletes a person's ID, with their sessions, location, reserved surveys and invitation. */
export async function deleteActor(
  db: Queryable,
  actorId: string,
): Promise<void> {
  await db.query(sql`delete from actors where actor_id = ${actorId}`);
}
