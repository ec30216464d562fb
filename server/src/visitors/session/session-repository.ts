import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { Bearer } from "./bearer.ts";

/** A person who sends requests, identified only by a random id. */
export interface Actor {
  actorId: string;
  /** Derives the names of this person's rows. */
  bearer: Bearer;
  optedOut: boolean;
  /** Whether an operator has blocked them; missing for actors that cannot be blocked. */
  blocked?: boolean;
  /** When the ID was created; missing if it does not matter. */
  begunAt?: Date;
  /** When this visit began; null if unknown, missing if it was not before the ID was created. */
  visitedAt?: Date | null;
  /** For a visitor of an embedded survey, who is not stored before they consent. */
  unkept?: boolean;
}

export interface SessionRow extends Omit<Actor, "bearer"> {
  blocked: boolean;
  renewedAt: Date;
  /** Whether any of their rows still have former names; see rejoin.ts. */
  former: boolean;
  /** The number of the latest block that refers to a name; see find-blocks.ts. */
  latestBlock: number | null;
}

interface NewSession {
  tokenHash: string;
  actorId: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function findSession(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | null> {
  const rows = await db.query<SessionRow>(sql`
    select actors.actor_id as "actorId",
           opted_out as "optedOut",
           exists (
             select from blocks where blocks.actor_id = actors.actor_id
           ) as "blocked",
           exists (
             select from former_names
             where former_names.actor_id = actors.actor_id
           ) as "former",
           (
             select max(block_id) from blocks where voice_name is not null
           ) as "latestBlock",
           created_at as "begunAt",
           renewed_at as "renewedAt"
    from sessions
    join actors on actors.actor_id = sessions.actor_id
    where token_hash = ${tokenHash}
      and expires_at > ${now}`);
  return rows[0] ?? null;
}

export async function insertSession(
  db: Queryable,
  { tokenHash, actorId, createdAt, expiresAt }: NewSession,
): Promise<void> {
  await db.query(sql`
    with actor as (
      insert into actors (actor_id, created_at)
      values (${actorId}, ${createdAt})
    )
    insert into sessions (token_hash, actor_id, renewed_at, expires_at)
    values (${tokenHash}, ${actorId}, ${createdAt}, ${expiresAt})`);
}

export async function extendSession(
  db: Queryable,
  tokenHash: string,
  renewedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.query(sql`
    update sessions
    set renewed_at = ${renewedAt}, expires_at = ${expiresAt}
    where token_hash = ${tokenHash}`);
}

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

/** How long an anonymous ID must exist to no longer count as new, in milliseconds. */
export const longKnownMs = 86_400_000;

/** Whether this person's anonymous ID has existed for a day. */
export async function isLongKnown(
  db: Queryable,
  actorId: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - longKnownMs);
  const rows = await db.query(sql`
    select 1
    from actors
    where actor_id = ${actorId}
      and created_at <= ${since}`);
  return rows.length > 0;
}
