import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { Holder } from "../ownership/key-holders.ts";

/**
 * Stores the address of this holder's feed and replaces an earlier one. Returns
 * false if their key was ended in the meantime.
 */
export async function putFeed(
  tx: Queryable,
  { surveyId, keyId, keyHash }: Holder,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into survey_feeds (survey_id, key_id, key_hash, token_hash, made_on)
    select survey_id, key_id, key_hash, ${tokenHash},
           ${now}::timestamptz at time zone 'UTC'
    from survey_keys
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and key_hash = ${keyHash}
    on conflict (survey_id, key_id) do update
    set key_hash = excluded.key_hash,
        token_hash = excluded.token_hash,
        made_on = excluded.made_on
    returning survey_id`);
  return rows.length > 0;
}

export async function deleteFeed(
  db: Queryable,
  { surveyId, keyId }: Holder,
): Promise<void> {
  await db.query(sql`
    delete from survey_feeds
    where survey_id = ${surveyId}
      and key_id = ${keyId}`);
}

/** The day on which this holder's feed was made; null if there is none. */
export async function findFeedDay(
  db: Queryable,
  { surveyId, keyId, keyHash }: Holder,
): Promise<string | null> {
  const rows = await db.query<{ madeOn: string }>(sql`
    select made_on::text as "madeOn"
    from survey_feeds
    where survey_id = ${surveyId}
      and key_id = ${keyId}
      and key_hash = ${keyHash}`);
  return rows[0]?.madeOn ?? null;
}

/** A survey that has a feed. */
export interface FollowedSurvey {
  surveyId: number;
  surveyUuid: string;
  title: string;
  /** Whether the survey is hidden, so that no posts are shown. */
  hidden: boolean;
}

/**
 * The survey of the feed with this address; null if there is none, if its key
 * was ended or replaced, and while the survey awaits deletion.
 */
export async function findFollowed(
  db: Queryable,
  tokenHash: string,
): Promise<FollowedSurvey | null> {
  const rows = await db.query<FollowedSurvey>(sql`
    select survey_id as "surveyId", survey_uuid as "surveyUuid", title,
           hidden_at is not null as "hidden"
    from survey_feeds
    join survey_keys using (survey_id, key_id, key_hash)
    join surveys using (survey_id)
    where token_hash = ${tokenHash}
      and deleted_at is null`);
  return rows[0] ?? null;
}
