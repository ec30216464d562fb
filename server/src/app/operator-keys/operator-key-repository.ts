import type { OperatorRight } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

export interface OperatorKeyRow {
  keyId: number;
  name: string;
  rights: OperatorRight[];
  /** Whether it is invalid without a passkey. */
  needsPasskey: boolean;
  /** UTC day, such as 2026-03-02. */
  madeOn: string;
  /** Null if it never expires. */
  expiresAt: Date | null;
  endedAt: Date | null;
  /** The day of its last use. */
  usedOn: string | null;
}

export interface ListedOperatorKey extends OperatorKeyRow {
  hasPasskey: boolean;
}

export interface FoundOperatorKey extends OperatorKeyRow {
  keyHash: string;
  /** The id of its passkey; null if it has none. */
  credentialId: string | null;
}

interface KeyToInsert {
  name: string;
  keyHash: string;
  rights: readonly OperatorRight[];
  needsPasskey: boolean;
  now: Date;
  expiresAt: Date | null;
}

const columns = sql`
  key_id as "keyId", name, rights, needs_passkey as "needsPasskey", made_on::text as "madeOn",
  expires_at as "expiresAt", ended_at as "endedAt", used_on::text as "usedOn"`;

/** Null if a key with this name exists that was not ended. */
export async function insertOperatorKey(
  db: Queryable,
  { name, keyHash, rights, needsPasskey, now, expiresAt }: KeyToInsert,
): Promise<number | null> {
  const [made] = await db.query<{ keyId: number }>(sql`
    insert into operator_keys (name, key_hash, rights, needs_passkey, made_on, expires_at)
    values (
      ${name}, ${keyHash}, ${rights}::text[], ${needsPasskey},
      ${now}::timestamptz at time zone 'UTC', ${expiresAt}
    )
    on conflict (name) where ended_at is null do nothing
    returning key_id as "keyId"`);
  return made?.keyId ?? null;
}

/** Also finds ended and expired keys. */
export async function findOperatorKey(
  db: Queryable,
  keyHash: string,
): Promise<FoundOperatorKey | null> {
  const [found] = await db.query<FoundOperatorKey>(sql`
    select ${columns}, key_hash as "keyHash", (
      select credential_id
      from operator_passkeys
      where operator_passkeys.key_id = operator_keys.key_id
    ) as "credentialId"
    from operator_keys
    where key_hash = ${keyHash}`);
  return found ?? null;
}

/** The oldest first. */
export function listOperatorKeys(db: Queryable): Promise<ListedOperatorKey[]> {
  return db.query<ListedOperatorKey>(sql`
    select ${columns}, exists (
      select from operator_passkeys
      where operator_passkeys.key_id = operator_keys.key_id
    ) as "hasPasskey"
    from operator_keys
    order by key_id`);
}

/** Also succeeds for a key that has ended; false if there is none. */
export async function endOperatorKey(
  db: Queryable,
  keyId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    update operator_keys
    set ended_at = coalesce(ended_at, ${now})
    where key_id = ${keyId}
    returning 1`);
  return rows.length > 0;
}

/** Stores the day of the key's last use, at the first use of each day. */
export async function noteOperatorUse(
  db: Queryable,
  { keyId, usedOn }: Pick<OperatorKeyRow, "keyId" | "usedOn">,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  if (usedOn === today) return;
  await db.query(sql`
    update operator_keys
    set used_on = ${today}
    where key_id = ${keyId}
      and used_on is distinct from ${today}::date`);
}
