import type { HidingReason } from "@nearsay/core/contract";
import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { HiddenReason } from "../posts/hidden-text.ts";

export type MessageKind = "posts" | "replies";

/** A post or a reply with its text, even if hidden. */
export interface ModeratedRow {
  kind: "post" | "reply";
  id: number;
  /** Its position among posts and replies together; the newest has the highest. */
  place: number;
  content: string;
  voice: string;
  asAuthor: boolean;
  createdAt: Date;
  hiddenReason: HiddenReason | null;
  hiddenWords: string | null;
  /**
   * Whether its reports have at least half of the weight that hides it, and
   * enough people made them before today.
   */
  reported: boolean;
}

interface ModeratedQuery {
  /** Text that they must contain; empty for all. */
  sought: string;
  before: number;
  limit: number;
  /** The start of the current day: later reports are not shown. */
  today: Date;
}

/**
 * The number of networks with reports that hides a message in a survey with few
 * responses, so the flag reveals nothing that readers would not see soon.
 */
const reportersMin = 3;

/** The flag changes once a day, so that its time does not reveal who reported. */
function isReported(
  subject: string,
  number: Sql,
  surveyId: number,
  today: Date,
) {
  return sql`
    reported and ${reportersMin} <= (
      select count(*)
      from survey_reports
      where survey_reports.survey_id = ${surveyId}
        and subject = ${subject}
        and message_id = ${number}
        and weight > 0
        and settled_at is null
        and survey_reports.created_at < ${today}
    )`;
}

/** Posts and replies together, newest first. Excludes those that their authors deleted. */
export function listModerated(
  db: Queryable,
  surveyId: number,
  { sought, before, limit, today }: ModeratedQuery,
): Promise<ModeratedRow[]> {
  // The two kinds can have the same number, so they get even and odd positions:
  // twice the number, which is a safe integer until 2057.
  const part = (kind: string, table: string, number: Sql, odd: 0 | 1) => sql`
    (
      select ${kind}::text as kind, ${number} as id,
             ${number} * 2 + ${odd}::int as place,
             content, voice_name, as_author, created_at, hidden_reason, hidden_words,
             ${isReported(kind, number, surveyId, today)} as reported
      from ${raw(table)}
      where survey_id = ${surveyId}
        and ${number} < ${Math.ceil((before - odd) / 2)}
        and content <> ''
        and strpos(lower(content), lower(${sought})) > 0
      -- In the order of an index, so that no page reads all rows.
      order by ${number} desc
      limit ${limit}
    )`;
  return db.query<ModeratedRow>(sql`
    select kind, id, place, content, voice_name as "voice",
           as_author as "asAuthor", created_at as "createdAt",
           hidden_reason as "hiddenReason", hidden_words as "hiddenWords", reported
    from (
      ${part("post", "posts", raw("post_id"), 0)}
      union all
      ${part("reply", "replies", raw("reply_id"), 1)}
    ) as written
    order by place desc
    limit ${limit}`);
}

export interface Hiding {
  reason: HidingReason;
  words: string | null;
  /** The key that hides the message. */
  keyId: string;
  now: Date;
}

interface MessageId {
  surveyId: number;
  kind: MessageKind;
  id: number;
}

/**
 * Hides a post or a reply, or shows it, which also prevents reports from hiding
 * it again. Null if it does not exist or its author has deleted it.
 */
export async function setHidden(
  tx: Queryable,
  { surveyId, kind, id }: MessageId,
  change: Hiding | { keptAt: Date },
  today: Date,
): Promise<ModeratedRow | null> {
  const hiding = "keptAt" in change ? null : change;
  const keptAt = "keptAt" in change ? change.keptAt : null;
  const number = raw(kind === "posts" ? "post_id" : "reply_id");
  const subject = kind === "posts" ? "post" : "reply";
  const rows = await tx.query<ModeratedRow>(sql`
    update ${raw(kind)}
    set kept_at = case when ${keptAt}::timestamptz is not null and hidden_reason = 'reports'
          then ${keptAt}::timestamptz else kept_at end,
        reported = reported and (${keptAt}::timestamptz is null or hidden_reason is distinct from 'reports'),
        hidden_at = ${hiding?.now ?? null}::timestamptz,
        hidden_reason = ${hiding?.reason ?? null},
        hidden_words = ${hiding?.words ?? null},
        hidden_by = ${hiding?.keyId ?? null}::uuid
    where survey_id = ${surveyId}
      and ${number} = ${id}
      and content <> ''
    returning ${subject}::text as "kind",
              ${number} as "id", ${number} as "place", content,
              voice_name as "voice", as_author as "asAuthor",
              created_at as "createdAt",
              hidden_reason as "hiddenReason", hidden_words as "hiddenWords",
              ${isReported(subject, number, surveyId, today)} as "reported"`);
  return rows[0] ?? null;
}

/** Whether an operator hid it; only operators can show it again. */
export async function isOperators(
  tx: Queryable,
  { surveyId, kind, id }: MessageId,
): Promise<boolean> {
  const number = raw(kind === "posts" ? "post_id" : "reply_id");
  const rows = await tx.query(sql`
    select 1
    from ${raw(kind)}
    where survey_id = ${surveyId}
      and ${number} = ${id}
      and hidden_reason = 'operator'`);
  return rows.length > 0;
}
