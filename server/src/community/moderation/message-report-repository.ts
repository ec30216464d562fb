import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { ModerationState, Subject } from "./report-repository.ts";

/** A post or a reply. */
export type ReportedMessage = Subject & { subject: "post" | "reply" };

/** The table of the message, and the condition that selects its row. */
export function places({ surveyId, subject, messageId }: ReportedMessage) {
  const [table, number] =
    subject === "post" ? ["posts", "post_id"] : ["replies", "reply_id"];
  const isIt = sql`survey_id = ${surveyId} and ${raw(number)} = ${messageId}`;
  return { table: raw(table), isIt };
}

/**
 * Locks the message, so that only one transaction at a time decides about it.
 * Null if it is gone or only its empty placeholder remains.
 */
export async function lockMessage(
  tx: Queryable,
  message: ReportedMessage,
): Promise<ModerationState | null> {
  const { table, isIt } = places(message);
  const rows = await tx.query<ModerationState>(sql`
    select hidden_at as "hiddenAt", kept_at as "keptAt"
    from ${table}
    where ${isIt} and content <> ''
    for no key update`);
  return rows[0] ?? null;
}

/** Marks the message as reported, and hides it if `hiddenAt` is given. */
export async function markReported(
  tx: Queryable,
  message: ReportedMessage,
  hiddenAt: Date | null,
): Promise<void> {
  const { table, isIt } = places(message);
  await tx.query(sql`
    update ${table}
    set reported = true,
        hidden_at = ${hiddenAt}::timestamptz,
        hidden_reason = ${hiddenAt && "reports"}
    where ${isIt}`);
}

/** Deletes reports of messages that no longer exist in the survey. */
export async function deleteReportsOfGone(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`
    delete from survey_reports
    where survey_id = ${surveyId}
      and subject <> 'survey'
      and not exists (
        select from posts
        where subject = 'post'
          and posts.survey_id = ${surveyId}
          and post_id = message_id
          and not deleted
      )
      and not exists (
        select from replies
        where subject = 'reply'
          and replies.survey_id = ${surveyId}
          and reply_id = message_id
      )`);
}
