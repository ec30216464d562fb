import sql from "sql-template-tag";
import type { Database, Queryable } from "../base/db/database.ts";

/** Runs work in a transaction that stays open. Returns a function that commits it. */
export async function holdTransaction(
  db: Database,
  work: (tx: Queryable) => Promise<unknown>,
): Promise<() => Promise<void>> {
  let commit = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let done = (): void => undefined;
  const worked = new Promise<void>((resolve) => {
    done = resolve;
  });
  const whole = db.transaction(async (tx) => {
    await work(tx);
    done();
    await held;
  });
  await Promise.race([worked, whole]);
  return () => {
    commit();
    return whole;
  };
}

/**
 * Resolves once this number of connections to a PostgreSQL database wait for a
 * lock; immediately on the embedded engine, where everything waits for the one
 * transaction.
 */
export async function untilBlocked(
  db: Database,
  connections = 1,
): Promise<void> {
  while (db.engine === "postgres") {
    const waiting = await db.query(sql`
      select pid
      from pg_stat_activity
      where datname = current_database()
        and wait_event_type = 'Lock'`);
    if (waiting.length >= connections) return;
  }
}
