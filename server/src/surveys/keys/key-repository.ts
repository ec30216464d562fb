import { randomUUID } from "node:crypto";
import type { KeyRole } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** A key that somebody has come with. */
export interface FoundKey {
  surveyId: number;
  keyId: string;
  keyHash: string;
  role: KeyRole;
  /** The request that replaced it; null while it is good. */
  replacedBy: string | null;
  /** The day of its last use, such as 2026-03-02. */
  usedOn: string | null;
}

/** The key of this survey whose hash this is, or was before it was replaced. */
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

/** Says that a key was used this day: the first of its uses says it. */
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

/** The key that a survey is published with, under which everything can be done. */
export async function insertFirstKey(
  tx: Queryable,
  key: KeyToInsert,
): Promise<void> {
  const rest = { keyId: randomUUID(), role: "own", label: "" } as const;
  await insertKey(tx, { ...key, ...rest });
}

/** Changes nothing where a repeat finds it made. */
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

/** The oldest first. */
export function listKeys(db: Queryable, surveyId: number): Promise<KeyRow[]> {
  return db.query<KeyRow>(sql`
    select key_id as "keyId", role, label, made_on::text as "madeOn",
           used_on::text as "usedOn"
    from survey_keys
    where survey_id = ${surveyId}
    order by made_on, key_id`);
}

/** The one before is known from now on only as the one that this request replaced, and where the request cannot be repeated not at all. What was chosen with it ends. */
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
