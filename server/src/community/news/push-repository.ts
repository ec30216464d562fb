import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { Holder } from "../ownership/key-holders.ts";
import {
  type UnreportedNews,
  joinUnreported,
  unreportedColumns,
} from "./behind-repository.ts";

interface Kept {
  /** A keyed hash that identifies the browser. */
  browser: string;
  /** The sealed subscription. */
  subscription: string;
}

/** Adds a browser; keeps at most `browsersMax` of this holder's and removes the oldest. */
export async function putSubscription(
  tx: Queryable,
  { surveyId, keyId, keyHash }: Holder,
  { browser, subscription }: Kept,
  { now, browsersMax }: { now: Date; browsersMax: number },
): Promise<void> {
  await tx.query(sql`
    insert into push_subscriptions (
      survey_id, key_id, key_hash, browser, subscription, made_on, told_number,
      next_at
    )
    select ${surveyId}, ${keyId}, ${keyHash}, ${browser}, ${subscription},
           ${now}::timestamptz at time zone 'UTC', max(news_number), ${now}
    from survey_news
    where survey_id = ${surveyId}
    on conflict (survey_id, key_id, browser) do update
    set subscription = excluded.subscription,
        attempts = 0,
        next_at = excluded.next_at`);
  await tx.query(sql`
    delete from push_subscriptions
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and browser not in (
        select browser
        from push_subscriptions
        where survey_id = ${surveyId}
          and key_id = ${keyId}
        order by browser = ${browser} desc, made_on desc, browser
        limit ${browsersMax}
      )`);
}

export async function deleteSubscription(
  db: Queryable,
  { surveyId, keyId }: Pick<Holder, "surveyId" | "keyId">,
  browser: string,
): Promise<void> {
  await db.query(sql`
    delete from push_subscriptions
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and browser = ${browser}`);
}

export function listSubscriptions(
  db: Queryable,
  { surveyId, keyId, keyHash }: Holder,
): Promise<Kept[]> {
  return db.query<Kept>(sql`
    select browser, subscription
    from push_subscriptions
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and key_hash = ${keyHash}
    order by made_on, browser`);
}

/** A browser that has not been sent the latest news, and that news. */
export interface Due extends Kept, UnreportedNews {
  surveyId: number;
  surveyUuid: string;
  title: string;
  keyId: string;
  /** Including the one that begins. */
  attempts: number;
}

/** Reserves one for the caller until `until`; null if none is due. */
export async function claimDue(
  db: Queryable,
  { now, until }: { now: Date; until: Date },
): Promise<Due | null> {
  const rows = await db.query<Due>(sql`
    with due as (
      select push_subscriptions.survey_id as "surveyId", survey_uuid as "surveyUuid", title,
             key_id as "keyId", browser, subscription,
             ${unreportedColumns}
      from push_subscriptions
      join survey_keys using (survey_id, key_id, key_hash)
      join surveys using (survey_id)
      ${joinUnreported(sql`push_subscriptions`)}
      where next_at <= ${now}
        and deleted_at is null
      order by next_at
      limit 1
      for update of push_subscriptions skip locked
    )
    update push_subscriptions
    set attempts = attempts + 1, next_at = ${until}
    from due
    where push_subscriptions.survey_id = due."surveyId"
      and push_subscriptions.key_id = due."keyId"
      and push_subscriptions.browser = due.browser
    returning due.*, push_subscriptions.attempts`);
  return rows[0] ?? null;
}

/** Marks the news as sent, so that only later news follows. */
export async function markPushed(
  db: Queryable,
  { surveyId, keyId, browser, newsNumber }: Due,
  now: Date,
): Promise<void> {
  await db.query(sql`
    update push_subscriptions
    set told_number = ${newsNumber}, attempts = 0, next_at = ${now}
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and browser = ${browser}`);
}

export async function postpone(
  db: Queryable,
  { surveyId, keyId, browser }: Due,
  nextAt: Date,
): Promise<void> {
  await db.query(sql`
    update push_subscriptions
    set next_at = ${nextAt}
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and browser = ${browser}`);
}
