import { randomUUID } from "node:crypto";
import type { KeyRole } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** The stored key that a presented key matches. */
export interface FoundKey {
  surveyId: number;
  keyId: string;
  keyHash: string;
  role: KeyRole;
  /** The request that replaced this key; null while it is valid. */
  replacedBy: string | null;
  /** The day of its last use, such as 2026-03-02. */
  usedOn: string | null;
}

/** The key of this survey with this hash, or that had this hash before it was replaced. */
export async function findKey(
  db: Queryable,
  uuid: string,
  keyHash: string,
): Promise<FoundKey | null> {
  const rows = await db.query<FoundKey>(sql`
    select survey_id as "surveyId", key_id as "keyId",
           ${keyHash} as "keyHash", role,
           case when key_hash = ${keyHash} then null else replaced_by end
             as "replacedBy",
           used_on::text as "usedOn"
    from survey_keys
    join surveys using (survey_id)
    where survey_uuid = ${uuid}
      and (
        key_hash = ${keyHash}
        or former_hash = ${keyHash} and replaced_by is not null
      )`);
  return rows[0] ?? null;
}

/** Records that a key was used this day. Only the first use of a day writes. */
export async function noteUse(
  db: Queryable,
  { surveyId, keyId, usedOn }: Pick<FoundKey, "surveyId" | "keyId" | "usedOn">,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  if (usedOn === today) return;
  await db.query(sql`
    update survey_keys
    set used_on = ${today}
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and used_on is distinct from ${today}::date`);
}

interface KeyToInsert {
  surveyId: number;
  keyHash: string;
  now: Date;
}

/** The key that is created with the survey and permits everything. */
export async function insertFirstKey(
  tx: Queryable,
  key: KeyToInsert,
): Promise<void> {
  const rest = { keyId: randomUUID(), role: "own", label: "" } as const;
  await insertKey(tx, { ...key, ...rest });
}

/** Changes nothing if a repeated request finds the key already inserted. */
export async function insertKey(
  tx: Queryable,
  key: KeyToInsert & { keyId: string; role: KeyRole; label: string },
): Promise<void> {
  await tx.query(sql`
    insert into survey_keys (survey_id, key_id, key_hash, role, label, made_on)
    values (
      ${key.surveyId}, ${key.keyId}, ${key.keyHash}, ${key.role}, ${key.label},
      ${key.now}::timestamptz at time zone 'UTC'
    )
    on conflict do nothing`);
}

export interface KeyRow {
  keyId: string;
  role: KeyRole;
  label: string;
  /** Days such as 2026-03-02. */
  madeOn: string;
  usedOn: string | null;
}

/** Oldest first. */
export function listKeys(db: Queryable, surveyId: number): Promise<KeyRow[]> {
  return db.query<KeyRow>(sql`
    select key_id as "keyId", role, label, made_on::text as "madeOn",
           used_on::text as "usedOn"
    from survey_keys
    where survey_id = ${surveyId}
    order by made_on, key_id`);
}

/**
 * From then on, the previous key is recognized only as the one that this
 * request replaced; if the request cannot be repeated (`replacedBy` is null),
 * it is not recognized at all. Webhooks, share links, push subscriptions and
 * feeds that were set up with the previous key are deleted.
 */
export async function replaceKey(
  tx: Queryable,
  { surveyId, keyId }: Pick<FoundKey, "surveyId" | "keyId">,
  keyHash: string,
  replacedBy: string | null,
): Promise<void> {
  await tx.query(sql`
    with replaced as (
      update survey_keys
      set former_hash = key_hash, key_hash = ${keyHash}, replaced_by = ${replacedBy}
      where survey_id = ${surveyId}
        and key_id = ${keyId}
        and key_hash <> ${keyHash}
      returning survey_id, key_id
    ),
    unhooked as (
      delete from survey_webhooks
      using replaced
      where survey_webhooks.survey_id = replaced.survey_id
        and survey_webhooks.key_id = replaced.key_id
    ),
    unshared as (
      delete from share_links
      using replaced
      where share_links.survey_id = replaced.survey_id
        and share_links.key_id = replaced.key_id
    ),
    unsubscribed as (
      delete from push_subscriptions
      using replaced
      where push_subscriptions.survey_id = replaced.survey_id
        and push_subscriptions.key_id = replaced.key_id
    )
    delete from survey_feeds
    using replaced
    where survey_feeds.survey_id = replaced.survey_id
      and survey_feeds.key_id = replaced.key_id`);
}

export async function deleteKey(
  tx: Queryable,
  surveyId: number,
  keyId: string,
): Promise<void> {
  await tx.query(sql`
    delete from survey_keys
    where survey_id = ${surveyId}
      and key_id = ${keyId}`);
}
