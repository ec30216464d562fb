import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

export interface AuditEntry {
  /** Starts at 1 and has no gaps. */
  entryId: number;
  madeAt: Date;
  /** "command line", the name of an operator's key, or the id of a survey's key. */
  who: string;
  /** The command, or the operationId of the endpoint. */
  act: string;
  /** Such as "survey 12"; empty if there is nothing to add. */
  about: string;
  hash: string;
}

/** Any number works as long as every process uses the same one. */
const auditLock = 7327731;

/** Serialises the writing of entries, because each entry's hash covers the one before. */
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

/** The latest first, beginning below `before`. */
export function listEntriesBefore(
  db: Queryable,
  before: number,
  limit: number,
): Promise<AuditEntry[]> {
  return db.query<AuditEntry>(sql`
    ${entries} where entry_id < ${before} order by entry_id desc limit ${limit}`);
}

/** The actions that remove something permanently. */
const removals = ["remove", "remove-post", "remove-reply"];

/**
 * Whether the log records the removal of this survey, post or reply. @param
 * about Such as "post 12".
 */
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
