import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { deleteReportsOfGone } from "./message-report-repository.ts";
import type { ReplyRow } from "../replies/reply-repository.ts";

/**
 * Deletes the survey; the database deletes everything in it except responses
 * that wait for release. The counter is locked first, because transactions that
 * write in the survey lock it before they refer to the survey. The waiting
 * responses are deleted last, when no more can be added. Returns false if the
 * survey is gone.
 */
export async function deleteSurvey(
  tx: Queryable,
  surveyId: number,
): Promise<boolean> {
  await tx.query(sql`
    select from survey_counts where survey_id = ${surveyId} for update`);
  const deleted = await tx.query(sql`
    delete from surveys where survey_id = ${surveyId} returning survey_id`);
  await tx.query(
    sql`delete from waiting_responses where survey_id = ${surveyId}`,
  );
  return deleted.length > 0;
}

/**
 * Deletes a post with its replies. The survey's counter is locked first, as
 * when posts are written.
 */
export async function deletePost(
  tx: Queryable,
  { surveyId, postId }: Pick<ReplyRow, "surveyId" | "postId">,
): Promise<boolean> {
  await tx.query(sql`
    select from survey_counts where survey_id = ${surveyId} for update`);
  const deleted = await tx.query(sql`
    delete from posts
    where survey_id = ${surveyId}
      and post_id = ${postId}
    returning post_id`);
  if (deleted.length === 0) return false;
  await tx.query(sql`
    update survey_counts
    set post_count = post_count - 1
    where survey_id = ${surveyId}`);
  await deleteReportsOfGone(tx, surveyId);
  return true;
}

/**
 * Deletes a reply. The survey's counter is locked first, as when its author
 * deletes it, and then its post, as when replies are written.
 */
export async function deleteReply(
  tx: Queryable,
  { surveyId, postId, replyId }: ReplyRow,
): Promise<boolean> {
  await tx.query(sql`
    select from survey_counts where survey_id = ${surveyId} for update`);
  await tx.query(sql`
    select from posts
    where survey_id = ${surveyId} and post_id = ${postId}
    for update`);
  const deleted = await tx.query(sql`
    delete from replies
    where survey_id = ${surveyId}
      and post_id = ${postId}
      and reply_id = ${replyId}
    returning reply_id`);
  if (deleted.length === 0) return false;
  await tx.query(sql`
    update posts
    set reply_count = reply_count - 1
    where survey_id = ${surveyId}
      and post_id = ${postId}`);
  await deleteEmptyPlaces(tx, surveyId);
  await deleteReportsOfGone(tx, surveyId);
  return true;
}

/** Deletes the placeholders of deleted posts that have no more replies. */
export async function deleteEmptyPlaces(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`
    with gone as (
      delete from posts
      where survey_id = ${surveyId}
        and deleted
        and reply_count = 0
      returning post_id
    )
    update survey_counts
    set post_count = post_count - (select count(*) from gone)
    where survey_id = ${surveyId}`);
}
