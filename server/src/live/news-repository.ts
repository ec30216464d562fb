import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";
import type { ReplyRow } from "../community/replies/reply-repository.ts";

/** A reply, and the number of replies to its post. */
export interface NewReplyRow extends ReplyRow {
  replyCount: number;
}

/** Replies to any post of the survey, newest first. */
export function listNewestReplies(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<NewReplyRow[]> {
  return db.query<NewReplyRow>(sql`
    select reply_id as "replyId",
           post_id as "postId",
           survey_id as "surveyId",
           replies.voice_name as "voice",
           case when replies.hidden_at is null then replies.content else '' end
             as "content",
           replies.hidden_reason as "hiddenReason",
           replies.hidden_words as "hiddenWords",
           replies.as_author and replies.hidden_at is null as "asAuthor",
           replies.created_at as "createdAt",
           posts.reply_count as "replyCount"
    from replies
    join posts using (survey_id, post_id)
    where survey_id = ${surveyId}
    order by reply_id desc
    limit ${limit}`);
}
