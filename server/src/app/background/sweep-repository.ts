import { startOfDay } from "../../base/to-minute.ts";
import { slowModes } from "@nearsay/core/contract";
import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { replyLifetimeMs } from "../../visitors/idempotency/claims.ts";

/** A table whose rows expire. */
interface SweptTable {
  /** The columns that identify a row. */
  key: string;
  isOver: (now: Date) => Sql;
}

const slowestMs = Math.max(...slowModes) * 60_000;
/** How long the results of deliveries are stored. */
const deliveryLifetimeMs = 7 * 86_400_000;

const hasExpired = (now: Date) => sql`expires_at <= ${now}`;

const sweptTables = {
  survey_tokens: { key: "token_hash", isOver: hasExpired },
  wrong_entries: { key: "survey_id, purpose, voice_name", isOver: hasExpired },
  guess_budgets: { key: "survey_id, purpose, network", isOver: hasExpired },
  operator_challenges: { key: "challenge", isOver: hasExpired },
  unkept_networks: { key: "survey_id, network", isOver: hasExpired },
  rate_counts: {
    key: "rule, caller",
    isOver: (now) => sql`ends_at <= ${now}`,
  },
  discussion_turns: {
    key: "survey_id, voice_name",
    isOver: (now) => sql`wrote_at <= ${earlier(now, slowestMs)}`,
  },
  webhook_deliveries: {
    key: "survey_id, delivery_id",
    isOver: (now) => sql`made_at <= ${earlier(now, deliveryLifetimeMs)}`,
  },
  last_places: {
    key: "actor_id",
    isOver: (now) => sql`seen_at < ${startOfDay(now)}`,
  },
  former_names: {
    key: "actor_id, survey_id",
    isOver: (now) => sql`ends_at <= ${now}`,
  },
  kept_replies: {
    key: "request_key",
    isOver: (now) => sql`claimed_at <= ${earlier(now, replyLifetimeMs)}`,
  },
} satisfies Record<string, SweptTable>;

/** Tables whose expired rows are deleted. */
export const sweptNames = Object.keys(sweptTables) as SweptName[];

type SweptName = keyof typeof sweptTables;

function earlier(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Deletes up to `limit` expired rows that are not locked. Returns their number. */
export function deleteOver(
  db: Queryable,
  name: SweptName,
  now: Date,
  limit: number,
): Promise<number> {
  const { key, isOver } = sweptTables[name];
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
 * Deletes expired sessions, and with its last session the actor: nobody can use
 * that actor again, and what it wrote refers to it by id only.
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
