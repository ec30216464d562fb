import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { freshTurns } from "../posts/discussion-state.ts";
import { type ShownText, shownColumns } from "../posts/hidden-text.ts";
import {
  type WrittenText,
  byRequest,
  firstNumber,
} from "../posts/written-text.ts";

export interface ReplyRow extends ShownText {
  replyId: number;
  postId: number;
  surveyId: number;
  voice: string;
  createdAt: Date;
}

const replyColumns = sql`
  reply_id as "replyId",
  post_id as "postId",
  survey_id as "surveyId",
  voice_name as "voice",
  ${shownColumns},
  created_at as "createdAt"`;

export type PostKey = Pick<ReplyRow, "surveyId" | "postId">;
type ReplyKey = PostKey & Pick<ReplyRow, "replyId">;

/** The oldest first, beginning after `after`. */
export function listReplies(
  db: Queryable,
  { surveyId, postId }: PostKey,
  limit: number,
  after = 0,
): Promise<ReplyRow[]> {
  return db.query<ReplyRow>(sql`
    select ${replyColumns}
    from replies
    where survey_id = ${surveyId}
      and post_id = ${postId}
      and reply_id > ${after}
    order by reply_id
    limit ${limit}`);
}

/** Null also if its survey is hidden, as in findSurvey. */
export async function findReply(
  db: Queryable,
  replyId: number,
): Promise<ReplyRow | null> {
  const rows = await db.query<ReplyRow>(sql`
    select ${replyColumns}
    from replies
    where reply_id = ${replyId}
      and survey_id in (select survey_id from surveys where hidden_at is null)`);
  return rows[0] ?? null;
}

/** Also finds replies in hidden surveys: for operators only. */
export async function findAnyReply(
  db: Queryable,
  replyId: number,
): Promise<ReplyRow | null> {
  const rows = await db.query<ReplyRow>(sql`
    select ${replyColumns}
    from replies
    where reply_id = ${replyId}`);
  return rows[0] ?? null;
}

type RequestedReply = ReplyRow & { requestKey: string };
/** The result of a request; without a number nothing was written. */
type Outcome = RequestedReply | { replyId: null; requestKey: string };

/**
 * Writes replies to one post and counts them, in one statement. Returns the
 * results of those that may be written, in the form that writeOnce expects.
 * Locks the survey's counter, weakly enough that only closing the discussion
 * waits, and then the post, so that only one transaction at a time changes its
 * counts.
 */
export async function insertReplies(
  db: Queryable,
  { surveyId, postId }: PostKey,
  replies: readonly WrittenText[],
  again = false,
): Promise<Map<string, ReplyRow | null>> {
  const rows = await db.query<Outcome>(sql`
    with survey as (
      select survey_id, slow_minutes
      from survey_counts
      where survey_id = ${surveyId}
        and not discussion_closed
      for key share
    ),
    post as (
      select posts.survey_id, post_id, slow_minutes
      from posts, survey
      where posts.survey_id = ${surveyId}
        and post_id = ${postId}
        and hidden_at is null
      for no key update of posts
    ),
    ${freshTurns("replies", replies, again)},
    numbered as (
      select allowed.*, (greatest(${firstNumber(replies)}, (
               select max(reply_id) from replies where survey_id = ${surveyId}
             )) + sum(gap) over (order by place))::bigint as number
      from allowed
    ),
    written as (
      insert into replies (
        survey_id, post_id, reply_id, voice_name, content, created_at,
        request_key, as_author
      )
      -- One of another survey may have the number by chance.
      select survey_id, post_id, number + exists (
               select from replies where reply_id = number
             )::int, voice_name, content, created_at, request_key, as_author
      from post, numbered
      order by place
      on conflict do nothing
      returning *
    ),
    added as (
      select count(*) as replies from written
    ),
    counted as (
      update posts
      set reply_count = reply_count + added.replies
      from added
      where survey_id = ${surveyId}
        and post_id = ${postId}
        and added.replies > 0
    )
    select ${replyColumns}, request_key as "requestKey"
    from (select request_key from allowed) as named
    left join written using (request_key)`);
  return new Map(
    rows.map((row) => [row.requestKey, row.replyId === null ? null : row]),
  );
}

/** The replies that these requests have written, by request. */
export async function findRequestedReplies(
  db: Queryable,
  surveyId: number,
  requestKeys: readonly string[],
): Promise<Map<string, ReplyRow>> {
  const rows = await db.query<RequestedReply>(sql`
    select ${replyColumns}, request_key as "requestKey"
    from replies
    where survey_id = ${surveyId}
      and request_key = any(${requestKeys}::text[])`);
  return byRequest(rows);
}

/**
 * Null if the reply is gone or hidden, or the discussion is closed. If
 * `asAuthor` is omitted, it stays unchanged.
 */
export async function updateReply(
  db: Queryable,
  { surveyId, postId, replyId }: ReplyKey,
  { content, asAuthor }: { content: string; asAuthor: boolean | undefined },
  editedAt: Date,
): Promise<ReplyRow | null> {
  const rows = await db.query<ReplyRow>(sql`
    with survey as (
      select survey_id
      from survey_counts
      where survey_id = ${surveyId}
        and not discussion_closed
      for key share
    )
    update replies
    set content = ${content}, edited_at = ${editedAt},
        as_author = coalesce(${asAuthor ?? null}::boolean, as_author)
    where survey_id = ${surveyId}
      and post_id = ${postId}
      and reply_id = ${replyId}
      and hidden_at is null
      and exists (select from survey)
    returning ${replyColumns}`);
  return rows[0] ?? null;
}
