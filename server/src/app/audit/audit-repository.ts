import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

export interface AuditEntry {
  /** From 1 on, without a gap. */
  entryId: number;
  madeAt: Date;
  /** "command line", an operator by the name of their key, or a key of a survey by its id. */
  who: string;
  /** The command, or the name of the call. */
  act: string;
  /** Such as "survey 12"; empty where there is no more to say. */
  about: string;
  hash: string;
}

/** Any number will do, as long as every process takes the same. */
const auditLock = 7327731;

/** Entries follow one another, each after the one that it covers. */
export async function lockAudit(tx: Queryable): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(${auditLock}::bigint)::text as lock`,
  );
}

export async function findLastEntry(db: Queryable): Promise<AuditEntry | null> {
  const [last] = await db.query<AuditEntry>(sql`
    ${entries} order by entry_id desc limit 1`);
  return last ?? null;
}

/** In their order. */
export function listEntriesAfter(
  db: Queryable,
  entryId: number,
  limit: number,
): Promise<AuditEntry[]> {
  return db.query<AuditEntry>(sql`
    ${entries} where entry_id > ${entryId} order by entry_id limit ${limit}`);
}

/** The latest first, from the one before `before` on. */
export function listEntriesBefore(
  db: Queryable,
  before: number,
  limit: number,
): Promise<AuditEntry[]> {
  return db.query<AuditEntry>(sql`
    ${entries} where entry_id < ${before} order by entry_id desc limit ${limit}`);
}

/** What removes something for good, by whichever way. */
const removals = ["remove", "remove-post", "remove-reply"];

/** Whether a survey, a post or a reply was removed as such. @param about Such as "post 12". */
export async function isRemovalNoted(
  db: Queryable,
  about: string,
): Promise<boolean> {
  const noted = await db.query(sql`
    select from audit_log
    where about = ${about}
      and act = any (${removals}::text[])
    limit 1`);
  return noted.length > 0;
}

export async function insertEntry(
  tx: Queryable,
  { entryId, madeAt, who, act, about, hash }: AuditEntry,
): Promise<void> {
  await tx.query(sql`
    insert into audit_log (entry_id, made_at, who, act, about, hash)
    values (${entryId}, ${madeAt}, ${who}, ${act}, ${about}, ${hash})`);
}

const entries = sql`
  select entry_id as "entryId", made_at as "madeAt", who, act, about, hash
  from audit_log`;
