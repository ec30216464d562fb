import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { deleteReportsOfGone } from "./message-report-repository.ts";
import type { ReplyRow } from "../replies/reply-repository.ts";

/**
 * Deletes the survey; the database deletes everything under it but who waits for
 * release. Its counter comes first, as whoever writes under the survey holds it
 * before they refer to the survey, and who waits comes last, when nobody can join
 * them any more. False where it is gone.
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

/** Deletes a post with its replies. The survey's counter comes first, as when posts are written. */
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

/** Deletes a reply. The survey's counter comes first, as where its author deletes it, and then its post, as when replies are written. */
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

/** Deletes the places of posts that their authors deleted and nobody replies to any more. */
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
