import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

export const saltChannel = "nearsay_salts";

/**
 * True if no one held the lock of this name: then this connection holds it,
 * exclusively until it is shared.
 */
export async function takeMark(
  connection: Queryable,
  name: string,
): Promise<boolean> {
  const rows = await connection.query<{ taken: boolean }>(sql`
    select pg_try_advisory_lock(${lockKey(name)}::bigint) as taken`);
  return rows[0]?.taken === true;
}

/** Holds the lock together with others, also after taking it exclusively. */
export async function shareMark(
  connection: Queryable,
  name: string,
): Promise<void> {
  await connection.query(sql`
    select pg_advisory_lock_shared(${lockKey(name)}::bigint)`);
}

/** Call it after both `takeMark` and `shareMark`. */
export async function letOthersShare(
  connection: Queryable,
  name: string,
): Promise<void> {
  await connection.query(sql`
    select pg_advisory_unlock(${lockKey(name)}::bigint)`);
}

export async function dropMarks(connection: Queryable): Promise<void> {
  await connection.query(sql`select pg_advisory_unlock_all()`);
}

export async function sendToAll(
  connection: Queryable,
  message: string,
): Promise<void> {
  await connection.query(sql`select pg_notify(${saltChannel}, ${message})`);
}

/** The first 60 bits of a name in hex. */
function lockKey(name: string): string {
  return BigInt(`0x${name.slice(0, 15)}`).toString();
}
