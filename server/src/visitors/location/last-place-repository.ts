import { startOfDay } from "../../base/to-minute.ts";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/**
 * Stores the location of the session's actor, unless they have opted out. The
 * lock makes a simultaneous opt-out win.
 */
export async function keepPlace(
  db: Queryable,
  tokenHash: string,
  sealed: string,
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into last_places (actor_id, sealed_place, seen_at)
    select actor_id, ${sealed}, ${startOfDay(now)}::timestamptz
    from actors
    join sessions using (actor_id)
    where token_hash = ${tokenHash}
      and expires_at > ${now}
      and not opted_out
    for share of actors
    on conflict (actor_id) do update
    set sealed_place = excluded.sealed_place,
        seen_at = excluded.seen_at`);
}

export async function findPlace(
  db: Queryable,
  actorId: string,
  since: Date,
): Promise<string | null> {
  const rows = await db.query<{ sealed: string }>(sql`
    select sealed_place as sealed
    from last_places
    where actor_id = ${actorId}
      and seen_at >= ${since}`);
  return rows[0]?.sealed ?? null;
}

export async function deletePlace(
  db: Queryable,
  actorId: string,
): Promise<void> {
  await db.query(sql`delete from last_places where actor_id = ${actorId}`);
}
