import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";
import type { Actor } from "../visitors/session/session-repository.ts";
import { sessionLifetimeMs } from "../visitors/session/session-service.ts";

const dayMs = 86_400_000;

/** People who have not consented have no row. */
export async function findVisitor(
  db: Queryable,
  actorId: string,
): Promise<Actor> {
  const rows = await db.query<Actor>(sql`
    select actor_id as "actorId", opted_out as "optedOut",
           created_at as "begunAt"
    from actors
    where actor_id = ${actorId}`);
  return rows[0] ?? { actorId, optedOut: true, unkept: true };
}

/** Stores the visitor as long as one of the site: for a year after the last visit. */
export async function keepConsent(
  db: Queryable,
  actorId: string,
  now: Date,
): Promise<void> {
  await db.query(sql`
    with actor as (
      insert into actors (actor_id, opted_out, created_at)
      values (${actorId}, false, ${now})
      on conflict (actor_id) do update
      set opted_out = false
    )
    insert into sessions (token_hash, actor_id, renewed_at, expires_at)
    values (${sessionOf(actorId)}, ${actorId}, ${now}, ${expiry(now)})
    on conflict (token_hash) do update
    set renewed_at = excluded.renewed_at, expires_at = excluded.expires_at`);
}

/** Updates once a day when a stored visitor was here. */
export async function noteVisit(
  db: Queryable,
  actorId: string,
  now: Date,
): Promise<void> {
  await db.query(sql`
    update sessions
    set renewed_at = ${now}, expires_at = ${expiry(now)}
    where token_hash = ${sessionOf(actorId)}
      and renewed_at <= ${new Date(now.getTime() - dayMs)}`);
}

/** Not a hash, so that no token opens this session, which exists only to expire. */
function sessionOf(actorId: string): string {
  return `embed:${actorId}`;
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + sessionLifetimeMs);
}
