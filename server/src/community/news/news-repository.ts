import { startOfDay } from "../../base/to-minute.ts";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** The numbers of a survey at a certain minute. */
export interface NewsRow {
  newsNumber: number;
  toldAt: Date;
  responseCount: number;
  postCount: number;
  /** The number of reports, on past days only. */
  reportCount: number;
}

/** The latest first. */
export function listNews(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<NewsRow[]> {
  return db.query<NewsRow>(sql`
    select news_number as "newsNumber", told_at as "toldAt",
           response_count as "responseCount", post_count as "postCount",
           report_count as "reportCount"
    from survey_news
    where survey_id = ${surveyId}
    order by news_number desc
    limit ${limit}`);
}

const reportsBefore = (day: Date) => sql`(
  select count(*)
  from survey_reports
  where survey_reports.survey_id = survey_counts.survey_id
    and subject = 'survey'
    and created_at < ${day}
)`;

/** A condition on survey_counts: someone follows the survey by feed, webhook or push. */
export const isFollowed: Sql = sql`(
  exists (
    select from survey_feeds
    where survey_feeds.survey_id = survey_counts.survey_id
  )
  or exists (
    select from survey_webhooks
    where survey_webhooks.survey_id = survey_counts.survey_id
  )
  or exists (
    select from push_subscriptions
    where push_subscriptions.survey_id = survey_counts.survey_id
  )
)`;

/** When a survey has enough news. */
export interface Threshold {
  /** Only surveys whose last news is older than this; limits how often news is recorded. */
  recordedBefore: Date;
  /** The number of new responses that is reported on the same day. */
  responses: number;
}

/** Followed surveys that have something new to report. */
export async function listChanged(
  db: Queryable,
  { recordedBefore, responses }: Threshold,
  now: Date,
  limit: number,
): Promise<number[]> {
  const today = startOfDay(now);
  const rows = await db.query<{ surveyId: number }>(sql`
    select survey_counts.survey_id as "surveyId"
    from (
      select survey_id from survey_feeds
      union
      select survey_id from survey_webhooks
      union
      select survey_id from push_subscriptions
    ) as followed
    join survey_counts using (survey_id)
    join surveys using (survey_id)
    -- One lookup per survey by its key, as there are thirty days of news.
    cross join lateral (
      select told_at, response_count, post_count, report_count
      from survey_news
      where survey_news.survey_id = followed.survey_id
      order by news_number desc
      limit 1
    ) as latest
    where deleted_at is null
      and told_at <= ${recordedBefore}
      and (
        survey_counts.shown_count >= latest.response_count + ${responses}::int
        or survey_counts.post_count > latest.post_count
        or told_at < ${today}
        and (
          survey_counts.shown_count <> latest.response_count
          or ${reportsBefore(today)} > latest.report_count
        )
      )
    order by told_at
    limit ${limit}`);
  return rows.map(({ surveyId }) => surveyId);
}

/**
 * Records the numbers of a survey unless that was done since `recordedBefore`. The
 * caller holds the lock on its counter. Returns whether it recorded them.
 */
export async function noteNews(
  tx: Queryable,
  surveyId: number,
  recordedBefore: Date,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into survey_news (
      survey_id, news_number, told_at, response_count, post_count, report_count
    )
    select survey_id, coalesce(latest.news_number, 0) + 1,
           date_trunc('minute', ${now}::timestamptz), shown_count,
           post_count, ${reportsBefore(startOfDay(now))}
    from survey_counts
    left join lateral (
      select news_number, told_at
      from survey_news
      where survey_news.survey_id = survey_counts.survey_id
      order by news_number desc
      limit 1
    ) as latest on true
    where survey_id = ${surveyId}
      and coalesce(latest.told_at <= ${recordedBefore}, true)
    on conflict do nothing
    returning survey_id`);
  return rows.length > 0;
}

/** Surveys that have news although nobody follows them any more. */
export async function listUnfollowed(
  db: Queryable,
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from survey_counts
    where survey_id in (select survey_id from survey_news)
      and not ${isFollowed}
    limit ${limit}`);
  return rows.map(({ surveyId }) => surveyId);
}

/**
 * Deletes the news of a survey unless someone follows it by now. The caller
 * holds the lock on its counter.
 */
export async function forgetUnfollowed(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`
    delete from survey_news
    using survey_counts
    where survey_news.survey_id = ${surveyId}
      and survey_counts.survey_id = ${surveyId}
      and not ${isFollowed}`);
}

/** Deletes news from before this time, except the latest of each survey. */
export async function forgetNews(db: Queryable, before: Date): Promise<void> {
  await db.query(sql`
    delete from survey_news
    where told_at < ${before}
      and exists (
        select from survey_news as later
        where later.survey_id = survey_news.survey_id
          and later.news_number > survey_news.news_number
      )`);
}

export interface ShownPost {
  postId: number;
  content: string;
  createdAt: Date;
}

/** Posts as readers see them, the latest first; excludes those that the survey's author hid. */
export function listShownPosts(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<ShownPost[]> {
  return db.query<ShownPost>(sql`
    select post_id as "postId", content, created_at as "createdAt"
    from posts
    where survey_id = ${surveyId}
      and not deleted
      and hidden_at is null
    order by post_id desc
    limit ${limit}`);
}
