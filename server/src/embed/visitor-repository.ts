import sql from "sql-template-tag";
import type { Database, Queryable } from "../base/db/database.ts";
import { Bearer } from "../visitors/session/bearer.ts";
import { rejoin } from "../visitors/session/rejoin.ts";
import type { Actor } from "../visitors/session/session-repository.ts";
import { sessionLifetimeMs } from "../visitors/session/session-service.ts";

const dayMs = 86_400_000;

type StoredVisitor = Omit<Actor, "bearer"> & { former: boolean };

/** People who have not consented have no row. */
export async function findVisitor(
  db: Database,
  { actorId, secret }: { actorId: string; secret: string },
): Promise<Actor> {
  const bearer = new Bearer(secret);
  const [found] = await db.query<StoredVisitor>(sql`
    select actor_id as "actorId", opted_out as "optedOut",
           created_at as "begunAt",
           exists (
             select from former_names
             where former_names.actor_id = actors.actor_id
           ) as "former"
    from actors
    where actor_id = ${actorId}`);
  if (found === undefined)
    return { actorId, bearer, optedOut: true, unkept: true };
  const { former, ...visitor } = found;
  if (former) await rejoin(db, actorId, bearer);
  return { ...visitor, bearer };
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
