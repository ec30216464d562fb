import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { HiddenReason } from "../posts/hidden-text.ts";
import { type Appeal, toAppeal } from "./appeal-repository.ts";
import type { ModerationState, Subject } from "./report-repository.ts";

export interface ReportedSurvey extends ModerationState {
  surveyId: number;
  title: string;
  /** The sum of the weights of the reports that count. */
  weight: number;
  reportCount: number;
  /** The latest first, up to five. */
  reasons: string[];
  appeal: Appeal | null;
}

/** Maximum number listed at once; the operator's page pages through all of them. */
export const reportedMax = 500;

/**
 * Hidden or reported surveys that are not settled yet, except those that await
 * deletion: the visible ones first, by weight, then those whose author requests
 * a review.
 */
export async function listReportedSurveys(
  db: Queryable,
  limit = reportedMax,
): Promise<ReportedSurvey[]> {
  const rows = await db.query<ReportedRow>(sql`
    with reported as (
      select survey_id,
             sum(weight) as weight,
             count(*) as report_count,
             (array_agg(reason order by created_at desc, reason))[1:5] as reasons
      from survey_reports
      where settled_at is null
        and subject = 'survey'
      group by survey_id
    )
    select survey_id as "surveyId",
           title,
           hidden_at as "hiddenAt",
           kept_at as "keptAt",
           coalesce(weight, 0) as "weight",
           coalesce(report_count, 0) as "reportCount",
           coalesce(reasons, '{}') as "reasons",
           appeals.reason as "appealReason",
           made_at as "appealedAt"
    from surveys
    left join reported using (survey_id)
    left join appeals using (survey_id)
    where deleted_at is null
      and (hidden_at is not null or report_count > 0)
    order by hidden_at is not null, made_at is null, weight desc nulls last,
             survey_id
    limit ${limit}`);
  return rows.map(({ appealReason, appealedAt, ...row }) => ({
    ...row,
    appeal: toAppeal(appealReason, appealedAt),
  }));
}

type ReportedRow = Omit<ReportedSurvey, "appeal"> & {
  appealReason: string | null;
  appealedAt: Date | null;
};

export interface ReportRow {
  subject: "survey" | "post" | "reply";
  messageId: number;
  reason: string;
  weight: number;
  createdAt: Date;
  /** Since when the report no longer counts. */
  settledAt: Date | null;
}

/** The reports with the highest weight first. */
export function listReports(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<ReportRow[]> {
  return db.query<ReportRow>(sql`
    select subject,
           message_id as "messageId",
           reason,
           weight,
           created_at as "createdAt",
           settled_at as "settledAt"
    from survey_reports
    where survey_id = ${surveyId}
    order by settled_at is not null, weight desc, created_at, subject, message_id,
             reason
    limit ${limit}`);
}

export interface DiscussionRow {
  kind: "post" | "reply";
  id: number;
  content: string;
  createdAt: Date;
  /** Why the message is hidden; null if readers see it. */
  hiddenReason: HiddenReason | null;
  hiddenWords: string | null;
  /** The label of the key that hid it, if that key still exists. */
  hiddenBy: string | null;
}

/** Posts and replies together, the newest first. */
export function listDiscussion(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<DiscussionRow[]> {
  return db.query<DiscussionRow>(sql`
    select kind as "kind", id as "id", content, created_at as "createdAt",
           hidden_reason as "hiddenReason", hidden_words as "hiddenWords",
           label as "hiddenBy"
    from (
      select 'post' as kind, post_id as id, content, created_at,
             hidden_reason, hidden_words, hidden_by
      from posts
      where survey_id = ${surveyId}
      union all
      select 'reply', reply_id, content, created_at,
             hidden_reason, hidden_words, hidden_by
      from replies
      where survey_id = ${surveyId}
    ) as written
    left join survey_keys
      on survey_keys.survey_id = ${surveyId}
      and survey_keys.key_id = hidden_by
    order by "createdAt" desc, kind, id desc
    limit ${limit}`);
}

/**
 * Marks the survey as no longer hidden; one that awaits deletion is shown only
 * when its deletion is undone. If `keptAt` is given, reports cannot hide it
 * later. Returns false if there is none.
 */
export async function markRestored(
  tx: Queryable,
  surveyId: number,
  keptAt: Date | null,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update surveys
    set hidden_at = case when deleted_at is null then null else hidden_at end,
        only_deleted = deleted_at is not null,
        kept_at = coalesce(kept_at, ${keptAt})
    where survey_id = ${surveyId}
    returning survey_id`);
  return rows.length > 0;
}

/** Settles the reports made so far of the subject, so that they no longer count. */
export async function settleReports(
  tx: Queryable,
  { surveyId, subject, messageId }: Subject,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update survey_reports
    set settled_at = ${now}, network_hash = null
    where survey_id = ${surveyId}
      and subject = ${subject}
      and message_id = ${messageId}
      and settled_at is null`);
}
