import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { Holder } from "../ownership/key-holders.ts";

/** Address and secret as they are stored. */
export interface Sealed {
  address: string;
  secret: string;
}

export interface WebhookRow extends Sealed {
  keyHash: string;
  /** A day such as 2026-03-02. */
  madeOn: string;
  failures: number;
}

/** Replaces this holder's earlier webhook, whose deliveries are deleted with it. */
export async function putWebhook(
  tx: Queryable,
  { surveyId, keyId, keyHash }: Holder,
  { address, secret }: Sealed,
  now: Date,
): Promise<void> {
  await deleteWebhook(tx, { surveyId, keyId });
  await tx.query(sql`
    insert into survey_webhooks (
      survey_id, key_id, key_hash, address, secret, made_on, told_number
    )
    select ${surveyId}, ${keyId}, ${keyHash}, ${address}, ${secret},
           ${now}::timestamptz at time zone 'UTC', max(news_number)
    from survey_news
    where survey_id = ${surveyId}`);
}

export async function deleteWebhook(
  tx: Queryable,
  { surveyId, keyId }: Pick<Holder, "surveyId" | "keyId">,
): Promise<void> {
  await tx.query(sql`
    delete from survey_webhooks
    where survey_id = ${surveyId}
      and key_id = ${keyId}`);
}

/** This holder's webhook; null if there is none. */
export async function findWebhook(
  db: Queryable,
  { surveyId, keyId, keyHash }: Holder,
): Promise<WebhookRow | null> {
  const rows = await db.query<WebhookRow>(sql`
    select address, secret, key_hash as "keyHash", made_on::text as "madeOn",
           failures
    from survey_webhooks
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and key_hash = ${keyHash}`);
  return rows[0] ?? null;
}

/** Deliveries that wait are sent at once. */
export async function resumeWebhook(
  tx: Queryable,
  { surveyId, keyId }: Holder,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update survey_webhooks
    set failures = 0
    where survey_id = ${surveyId}
      and key_id = ${keyId}`);
  await tx.query(sql`
    update webhook_deliveries
    set next_at = ${now}
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and next_at is not null`);
}
