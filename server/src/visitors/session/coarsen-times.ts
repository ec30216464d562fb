import { startOfDay } from "../../base/to-minute.ts";
import sql, { type Sql, raw } from "sql-template-tag";
import type { Clock } from "../../base/clock.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Job } from "../../base/jobs.ts";

const everyMs = 3_600_000;
/** Rows per transaction. */
const stepSize = 5000;

const endOfDay = (column: Sql) => sql`
  date_trunc('day', ${column}, 'UTC') + interval '1 day'`;
const isExact = (column: Sql) => sql`
  ${column} <> date_trunc('day', ${column}, 'UTC')`;

/** Tables with a row per ID or session, by their key and the time that it begins with. */
const tables = [
  {
    name: raw("actors"),
    key: raw("actor_id"),
    begun: raw("created_at"),
    // Whatever a person writes locks their ID first, and a copied file shows in
    // which transaction that was. A new row does not.
    isOpen: sql`actors.xmax <> 0`,
  },
  {
    name: raw("sessions"),
    key: raw("token_hash"),
    begun: raw("renewed_at"),
    isOpen: sql`false`,
  },
] as const;

/**
 * Replaces the times of IDs and sessions of earlier days by the end of their
 * day, and writes their rows in random order. So they do not show who came when
 * or wrote what, and no ID becomes older than it is.
 */
export async function coarsenTimes(
  db: Database,
  clock: Clock,
  signal?: AbortSignal,
): Promise<void> {
  const today = startOfDay(clock());
  for (const table of tables)
    while (signal?.aborted !== true) {
      const written = await db.transaction((tx) => writeSome(tx, table, today));
      if (written > 0 && db.engine === "pglite")
        await db.execute(sql`vacuum ${table.name}`.sql);
      if (written < stepSize) break;
    }
}

async function writeSome(
  tx: Queryable,
  { name, key, begun, isOpen }: (typeof tables)[number],
  today: Date,
): Promise<number> {
  // Rows are written in the order in which they are chosen only if they are
  // found one by one.
  for (const method of ["hashjoin", "mergejoin", "seqscan"])
    await tx.query(sql`
      select set_config(${`enable_${method}`}, 'off', true)`);
  const expiry = raw("expires_at");
  const [row] = await tx.query<{ written: number }>(sql`
    with chosen as materialized (
      select ${key}
      from ${name}
      where ${begun} < ${today} and ${isExact(begun)}
        or ${isOpen}
      order by gen_random_uuid()
      limit ${stepSize}
      for update skip locked
    ),
    written as (
      update ${name}
      set ${begun} = case
            when ${begun} < ${today} and ${isExact(begun)}
            then ${endOfDay(begun)}
            else ${begun}
          end
          ${key === tables[1].key ? sql`, ${expiry} = ${endOfDay(expiry)}` : raw("")}
      from chosen
      where ${name}.${key} = chosen.${key}
        and (${begun} < ${today} and ${isExact(begun)} or ${isOpen})
      returning 1
    )
    select count(*) as written from written`);
  return row?.written ?? 0;
}

export function createCoarsenJob(db: Database, clock: Clock): Job {
  return {
    name: "coarsening the times of sessions",
    everyMs,
    run: (signal) => coarsenTimes(db, clock, signal),
  };
}
