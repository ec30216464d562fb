import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { deleteReportsOfGone } from "../moderation/message-report-repository.ts";
import { deleteEmptyPlaces } from "../moderation/removal-repository.ts";

interface OwnKey {
  surveyId: number;
  voice: string;
}

/** A post or a reply, and its author. */
export interface Written extends OwnKey {
  /** Whether its survey is hidden, from everybody but its author. */
  hidden: boolean;
  /** Whether its author deleted it and left an empty placeholder. */
  deleted: boolean;
}

/** Null if it is gone. */
export async function findWritten(
  db: Queryable,
  kind: "post" | "reply",
  id: number,
): Promise<Written | null> {
  const [table, number, deleted] =
    kind === "post"
      ? ["posts", "post_id", "deleted"]
      : ["replies", "reply_id", "false"];
  const rows = await db.query<Written>(sql`
    select survey_id as "surveyId", voice_name as "voice",
           ${raw(deleted)} as "deleted",
           surveys.hidden_at is not null as "hidden"
    from ${raw(table)} as written
    join surveys using (survey_id)
    where ${raw(number)} = ${id}`);
  return rows[0] ?? null;
}

// All of these run under the survey's lock, which every transaction that locks
// several posts takes first. A writer locks only one post, so no deadlock is
// possible.

/**
 * Deletes a person's posts, all or only these. A post with replies stays as an
 * empty placeholder without an author, because the replies belong to others.
 */
export async function deletePosts(
  tx: Queryable,
  { surveyId, voice }: OwnKey,
  postIds: readonly number[] | null = null,
): Promise<void> {
  await tx.query(sql`
    with gone as (
      delete from posts
      where survey_id = ${surveyId}
        and voice_name = ${voice}
        and reply_count = 0
        and (${postIds}::bigint[] is null or post_id = any(${postIds}::bigint[]))
      returning post_id
    )
    update survey_counts
    set post_count = post_count - (select count(*) from gone)
    where survey_id = ${surveyId}`);
  await tx.query(sql`
    with emptied as (
      update posts
      set voice_name = gen_random_uuid(), content = '', deleted = true,
          like_count = 0, request_key = null, hidden_at = null,
          hidden_reason = null, hidden_words = null, hidden_by = null,
          reported = false, kept_at = null, as_author = false,
          ring = null
      where survey_id = ${surveyId}
        and voice_name = ${voice}
        and (${postIds}::bigint[] is null or post_id = any(${postIds}::bigint[]))
      returning survey_id, post_id
    )
    delete from post_likes
    using emptied
    where post_likes.survey_id = emptied.survey_id
      and post_likes.post_id = emptied.post_id`);
  await deleteReportsOfGone(tx, surveyId);
}

/**
 * Deletes a person's replies, all or only these, and the empty placeholders
 * that have no more replies.
 */
export async function deleteReplies(
  tx: Queryable,
  { surveyId, voice }: OwnKey,
  replyIds: readonly number[] | null = null,
): Promise<void> {
  await tx.query(sql`
    with gone as (
      delete from replies
      where survey_id = ${surveyId}
        and voice_name = ${voice}
        and (${replyIds}::bigint[] is null or reply_id = any(${replyIds}::bigint[]))
      returning post_id
    )
    update posts
    set reply_count = reply_count - went.replies
    from (select post_id, count(*) as replies from gone group by 1) as went
    where posts.survey_id = ${surveyId}
      and posts.post_id = went.post_id`);
  await deleteEmptyPlaces(tx, surveyId);
  await deleteReportsOfGone(tx, surveyId);
}

/** Removes a person's likes of the survey and of its posts. */
export async function deleteLikes(
  tx: Queryable,
  { surveyId, voice }: OwnKey,
): Promise<void> {
  await tx.query(sql`
    with gone as (
      delete from survey_likes
      where survey_id = ${surveyId}
        and voice_name = ${voice}
      returning 1
    )
    update survey_counts
    set like_count = like_count - (select count(*) from gone)
    where survey_id = ${surveyId}`);
  // Locks a post before its likes, as the insertion of a like does.
  await tx.query(sql`
    with liked as materialized (
      select post_id
      from posts
      where survey_id = ${surveyId}
        and post_id in (
          select post_id
          from post_likes
          where survey_id = ${surveyId}
            and voice_name = ${voice}
        )
      order by post_id
      for no key update
    ),
    gone as (
      delete from post_likes
      where survey_id = ${surveyId}
        and voice_name = ${voice}
        and post_id in (select post_id from liked)
      returning post_id
    )
    update posts
    set like_count = like_count - 1
    from gone
    where posts.survey_id = ${surveyId}
      and posts.post_id = gone.post_id`);
}

/**
 * Deletes all other links between a person and a survey; a survey that they
 * published remains without an owner.
 */
export async function deleteTies(
  tx: Queryable,
  { surveyId, voice }: OwnKey,
): Promise<void> {
  const isOwn = sql`survey_id = ${surveyId} and voice_name = ${voice}`;
  await tx.query(sql`delete from survey_reports where ${isOwn}`);
  await tx.query(sql`delete from access_grants where ${isOwn}`);
  await tx.query(sql`delete from share_links where ${isOwn}`);
  await tx.query(sql`delete from discussion_turns where ${isOwn}`);
  await tx.query(sql`
    update surveys
    set owner_id = gen_random_uuid()
    where survey_id = ${surveyId}
      and owner_id = ${voice}`);
}
