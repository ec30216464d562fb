import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { Bearer } from "../../visitors/session/bearer.ts";
import { listTrailSurveys } from "../../visitors/session/trail.ts";
import { isLive } from "../../visitors/session/actor-repository.ts";
import type { ReportRecord } from "./report-rules.ts";

/** What is reported. */
export interface Subject {
  surveyId: number;
  subject: "survey" | "post" | "reply";
  /** The number of the post or the reply; 0 for a survey. */
  messageId: number;
}

interface Reporter extends Subject {
  actorId: string;
  bearer: Bearer;
  /** The reporter's name in the survey. */
  voice: string;
  networkHash: string;
}

export interface ReportToInsert extends Reporter {
  reason: string;
  /** The weight of the report from the reporter's age and record. */
  reporterWeight: number;
  createdAt: Date;
}

export interface ModerationState {
  hiddenAt: Date | null;
  /** Since when reports cannot hide it. */
  keptAt: Date | null;
}

/** Any number works as long as every process uses the same one. */
const reportLock = 7327730;

/**
 * Serialises reports, so that each takes the earlier reports of the reporter
 * and their network into account.
 */
export async function lockReports(tx: Queryable): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(${reportLock}::bigint)::text as lock`,
  );
}

const isAbout = ({ surveyId, subject, messageId }: Subject) => sql`
  survey_id = ${surveyId}
  and subject = ${subject}
  and message_id = ${messageId}`;

/** The other reports of a reporter, and those of their network since the given time. */
export async function readRecord(
  tx: Queryable,
  reporter: Reporter,
  since: Date,
): Promise<ReportRecord> {
  const { bearer, networkHash } = reporter;
  const surveyIds = await listTrailSurveys(tx, bearer);
  const voices = surveyIds.map((id) => bearer.voiceIn(id));
  const isOwn = sql`(survey_id, voice_name) in (
    select * from unnest(${surveyIds}::bigint[], ${voices}::uuid[])
  )`;
  const isOther = sql`not (${isAbout(reporter)})`;
  const [record] = await tx.query<ReportRecord>(sql`
    select (
             select count(*) from survey_reports
             where ${isOwn} and settled_at is not null
           ) as "wrong",
           (
             select count(*) from survey_reports
             where ${isOwn}
               and created_at > ${since}
               and ${isOther}
           ) as "own",
           (
             select count(*) from survey_reports
             where network_hash = ${networkHash}
               and created_at > ${since}
               and weight > 0
               and ${isOther}
           ) as "network"`);
  return record ?? { wrong: 0, own: 0, network: 0 };
}

/**
 * Locks the survey, so that only one transaction at a time decides about it;
 * answers and posts are not blocked.
 */
export async function lockModerationState(
  tx: Queryable,
  surveyId: number,
): Promise<ModerationState | null> {
  const rows = await tx.query<ModerationState>(sql`
    select hidden_at as "hiddenAt", kept_at as "keptAt"
    from surveys
    where survey_id = ${surveyId}
    for no key update`);
  return rows[0] ?? null;
}

/**
 * Writes a report unless this person has made one or has ended their ID. All
 * reports from one network together have the weight of the heaviest one.
 */
export async function insertReport(
  tx: Queryable,
  report: ReportToInsert,
): Promise<boolean> {
  const { surveyId, networkHash } = report;
  const rows = await tx.query(sql`
    insert into survey_reports
      (survey_id, subject, message_id, voice_name, reason, weight, network_hash,
       created_at)
    select ${surveyId}, ${report.subject}, ${report.messageId}::bigint,
           ${report.voice}, ${report.reason},
           greatest(0, ${report.reporterWeight}::numeric - coalesce(sum(weight), 0)),
           ${networkHash},
           date_trunc('hour', ${report.createdAt}::timestamptz, 'UTC')
    from survey_reports
    where ${isAbout(report)}
      and weight > 0
      and settled_at is null
      and network_hash = ${networkHash}
    having ${isLive(report.actorId)}
    on conflict (survey_id, voice_name, subject, message_id) do nothing
    returning 1`);
  return rows.length > 0;
}

/** The sum of the weights of the reports that count, and the number of responses of the survey. */
export async function weighReports(
  tx: Queryable,
  about: Subject,
): Promise<{ weight: number; responses: number }> {
  const [found] = await tx.query<{ weight: number; responses: number }>(sql`
    select coalesce(sum(weight), 0) as "weight",
           (
             select response_count from survey_counts
             where survey_id = ${about.surveyId}
           ) as "responses"
    from survey_reports
    where ${isAbout(about)}
      and weight > 0
      and settled_at is null`);
  return found ?? { weight: 0, responses: 0 };
}

/**
 * Marks the survey as hidden, so that undoing its deletion does not show it,
 * and clears its kept state. Returns false if there is none.
 */
export async function markHidden(
  tx: Queryable,
  surveyId: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update surveys
    set hidden_at = coalesce(hidden_at, ${now}),
        only_deleted = false,
        kept_at = null
    where survey_id = ${surveyId}
    returning survey_id`);
  return rows.length > 0;
}

/** Since when an actor exists. */
export async function findActorStart(
  db: Queryable,
  actorId: string,
): Promise<Date | null> {
  const rows = await db.query<{ createdAt: Date }>(sql`
    select created_at as "createdAt"
    from actors
    where actor_id = ${actorId}`);
  return rows[0]?.createdAt ?? null;
}

export async function forgetNetworks(
  db: Queryable,
  before: Date,
): Promise<void> {
  await db.query(sql`
    update survey_reports
    set network_hash = null
    where network_hash is not null
      and created_at < ${before}`);
}
