import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** The latest news, with the numbers that were sent last. */
export interface UnreportedNews {
  newsNumber: number;
  toldAt: Date;
  responseCount: number;
  postCount: number;
  reportCount: number;
  responsesBefore: number;
  postsBefore: number;
  reportsBefore: number;
}

export const unreportedColumns: Sql = sql`
  latest.news_number as "newsNumber",
  latest.told_at as "toldAt",
  latest.response_count as "responseCount",
  latest.post_count as "postCount",
  latest.report_count as "reportCount",
  before.response_count as "responsesBefore",
  before.post_count as "postsBefore",
  before.report_count as "reportsBefore"`;

/**
 * Joins the latest news to rows of a table with a `told_number`, the last
 * number sent; leaves out rows that are up to date.
 */
export const joinUnreported = (table: Sql): Sql => sql`
  join lateral (
    select *
    from survey_news
    where survey_news.survey_id = ${table}.survey_id
    order by news_number desc
    limit 1
  ) as latest on latest.news_number > ${table}.told_number
  -- Or the oldest that is still stored.
  join lateral (
    select *
    from survey_news
    where survey_news.survey_id = ${table}.survey_id
      and news_number >= ${table}.told_number
    order by news_number
    limit 1
  ) as before on true`;

/** A webhook that has not been sent the latest news. */
export interface Behind extends UnreportedNews {
  surveyId: number;
  surveyUuid: string;
  keyId: string;
}

/**
 * Locks the rows that it returns. Skips those that another process has locked
 * and those with a waiting delivery.
 */
export function lockBehind(
  tx: Queryable,
  { failuresMax, limit }: { failuresMax: number; limit: number },
): Promise<Behind[]> {
  return tx.query<Behind>(sql`
    select survey_webhooks.survey_id as "surveyId",
           survey_uuid as "surveyUuid",
           key_id as "keyId",
           ${unreportedColumns}
    from survey_webhooks
    join surveys using (survey_id)
    ${joinUnreported(sql`survey_webhooks`)}
    where failures < ${failuresMax}::int
      and deleted_at is null
      and not exists (
        select from webhook_deliveries
        where webhook_deliveries.survey_id = survey_webhooks.survey_id
          and webhook_deliveries.key_id = survey_webhooks.key_id
          and kind = 'news'
          and next_at is not null
      )
    limit ${limit}
    for update of survey_webhooks skip locked`);
}

export async function markReported(
  tx: Queryable,
  { surveyId, keyId, newsNumber }: Behind,
): Promise<void> {
  await tx.query(sql`
    update survey_webhooks
    set told_number = ${newsNumber}
    where survey_id = ${surveyId}
      and key_id = ${keyId}`);
}
