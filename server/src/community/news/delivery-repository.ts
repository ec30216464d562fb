import type { DeliveryKind, WebhookFailure } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { Posted } from "./post-json.ts";
import type { Sealed } from "./webhook-repository.ts";

export interface DeliveryRow {
  kind: DeliveryKind;
  madeAt: Date;
  attempts: number;
  /** Whether it waits to be sent, for the first time or again. */
  waiting: boolean;
  delivered: boolean;
  status: number | null;
  failure: WebhookFailure | null;
  tookMs: number | null;
  reply: string;
}

interface Of {
  surveyId: number;
  keyId: string;
}

/** The latest first. */
export function listDeliveries(
  db: Queryable,
  { surveyId, keyId }: Of,
  limit: number,
): Promise<DeliveryRow[]> {
  return db.query<DeliveryRow>(sql`
    select kind, made_at as "madeAt", attempts,
           next_at is not null as "waiting", delivered, status, failure,
           took_ms as "tookMs", reply
    from webhook_deliveries
    where survey_id = ${surveyId}
      and key_id = ${keyId}
    order by made_at desc, delivery_id
    limit ${limit}`);
}

/**
 * Queues a delivery to be sent at once; has no effect if it exists. @param
 * deliveryId 32 hex digits, or a uuid.
 */
export async function insertDelivery(
  tx: Queryable,
  { surveyId, keyId }: Of,
  delivery: { deliveryId: string; kind: DeliveryKind; body: string },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into webhook_deliveries (
      survey_id, key_id, delivery_id, kind, body, made_at, next_at
    )
    values (
      ${surveyId}, ${keyId}, ${delivery.deliveryId}::uuid, ${delivery.kind},
      ${delivery.body}, ${now}, ${now}
    )
    on conflict do nothing`);
}

export interface Claimed extends Of, Sealed {
  deliveryId: string;
  kind: DeliveryKind;
  body: string;
  /** Including the one that begins. */
  attempts: number;
}

/**
 * The next delivery that is due, reserved for the caller until `until`; null if
 * there is none. Deliveries of paused webhooks wait, except tests.
 */
export async function claimDelivery(
  db: Queryable,
  { now, until, failuresMax }: { now: Date; until: Date; failuresMax: number },
): Promise<Claimed | null> {
  const rows = await db.query<Claimed>(sql`
    with due as (
      select survey_id, delivery_id, address, secret
      from webhook_deliveries
      join survey_webhooks using (survey_id, key_id)
      join survey_keys using (survey_id, key_id, key_hash)
      join surveys using (survey_id)
      where next_at <= ${now}
        and (failures < ${failuresMax}::int or kind = 'test')
        and deleted_at is null
      order by next_at
      limit 1
      for update of webhook_deliveries skip locked
    )
    update webhook_deliveries
    set attempts = attempts + 1, next_at = ${until}
    from due
    where webhook_deliveries.survey_id = due.survey_id
      and webhook_deliveries.delivery_id = due.delivery_id
    returning webhook_deliveries.survey_id as "surveyId",
              webhook_deliveries.delivery_id as "deliveryId",
              key_id as "keyId", kind, body, attempts, address, secret`);
  return rows[0] ?? null;
}

/**
 * Stores the result of an attempt. @param nextAt When it is sent again; null if
 * this was the last attempt.
 */
export async function noteAttempt(
  tx: Queryable,
  { surveyId, keyId, deliveryId, kind }: Claimed,
  posted: Posted & { delivered: boolean },
  nextAt: Date | null,
): Promise<void> {
  // First, because transactions that end or resume a webhook lock it before its
  // deliveries.
  if (kind === "news")
    await tx.query(sql`
      update survey_webhooks
      set failures = case when ${posted.delivered}::boolean then 0 else failures + 1 end
      where survey_id = ${surveyId}
        and key_id = ${keyId}`);
  await tx.query(sql`
    update webhook_deliveries
    set next_at = ${nextAt},
        delivered = ${posted.delivered},
        status = ${posted.status},
        failure = ${posted.failure},
        took_ms = ${posted.tookMs},
        reply = ${posted.reply}
    where survey_id = ${surveyId}
      and delivery_id = ${deliveryId}`);
}
