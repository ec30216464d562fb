import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import type { PostRow } from "../posts/post-repository.ts";
import type { ReplyRow } from "../replies/reply-repository.ts";

/** A reply, and how many its post has. */
export interface NewReplyRow extends ReplyRow {
  replyCount: number;
}

/** Newest first. */
export function listNewestPosts(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<PostRow[]> {
  return db.query<PostRow>(sql`
    select post_id as "postId",
           survey_id as "surveyId",
           actor_id as "actorId",
           content,
           like_count as "likeCount",
           reply_count as "replyCount",
           created_at as "createdAt"
    from posts
    where survey_id = ${surveyId}
    order by post_id desc
    limit ${limit}`);
}

/** Under whichever post of the survey, newest first. */
export function listNewestReplies(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<NewReplyRow[]> {
  return db.query<NewReplyRow>(sql`
    select reply_id as "replyId",
           post_id as "postId",
           survey_id as "surveyId",
           replies.actor_id as "actorId",
           replies.content,
           replies.created_at as "createdAt",
           posts.reply_count as "replyCount"
    from replies
    join posts using (survey_id, post_id)
    where survey_id = ${surveyId}
    order by reply_id desc
    limit ${limit}`);
}
