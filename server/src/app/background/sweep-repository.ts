import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { replyLifetimeMs } from "../../visitors/idempotency/claims.ts";
import { startOfDay } from "../../visitors/location/salts.ts";

/** A table whose rows have their day. */
export interface SweptTable {
  name: string;
  /** The columns that name a row. */
  key: string;
  isOver: (now: Date) => Sql;
}

const hasExpired = (now: Date) => sql`expires_at <= ${now}`;

export const sweptTables: readonly SweptTable[] = [
  { name: "survey_tokens", key: "token_hash", isOver: hasExpired },
  {
    name: "wrong_entries",
    key: "survey_id, purpose, actor_id",
    isOver: hasExpired,
  },
  {
    name: "guess_budgets",
    key: "survey_id, purpose, network",
    isOver: hasExpired,
  },
  {
    name: "unkept_networks",
    key: "survey_id, network",
    isOver: hasExpired,
  },
  {
    name: "rate_counts",
    key: "rule, caller",
    isOver: (now) => sql`ends_at <= ${now}`,
  },
  {
    name: "last_places",
    key: "actor_id",
    isOver: (now) => sql`seen_at < ${startOfDay(now)}`,
  },
  {
    name: "kept_replies",
    key: "request_key",
    isOver: (now) => sql`claimed_at <= ${earlier(now, replyLifetimeMs)}`,
  },
];

function earlier(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Deletes rows that have had their day, `limit` at most, but for those in use. Answers how many. */
export function deleteOver(
  db: Queryable,
  { name, key, isOver }: SweptTable,
  now: Date,
  limit: number,
): Promise<number> {
  return countOf(
    db,
    sql`
    with deleted as (
      delete from ${raw(name)}
      where (${raw(key)}) in (
        select ${raw(key)}
        from ${raw(name)}
        where ${isOver(now)}
        limit ${limit}
        for update skip locked
      )
      returning 1
    )
    select count(*) from deleted`,
  );
}

/**
 * Deletes sessions that have expired, and with the last one its actor: nobody
 * can be that actor again, and what they wrote names them by their id alone.
 */
export function endSessions(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<number> {
  return countOf(
    db,
    sql`
    with ended as (
      delete from sessions
      where token_hash in (
        select token_hash
        from sessions
        where expires_at <= ${now}
        limit ${limit}
        for update skip locked
      )
      returning actor_id
    ),
    gone as (
      delete from actors
      using ended
      where actors.actor_id = ended.actor_id
        and not exists (
          select from sessions
          where sessions.actor_id = actors.actor_id
            and expires_at > ${now}
        )
    )
    select count(*) from ended`,
  );
}

async function countOf(db: Queryable, statement: Sql): Promise<number> {
  const rows = await db.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}
