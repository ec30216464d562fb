import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { freshTurns } from "./discussion-state.ts";
import { type ShownText, shownColumns } from "./hidden-text.ts";
import {
  type PostOrder,
  isAfter,
  newestFirst,
  orderOf,
  rankOf,
} from "./post-order.ts";
import { type WrittenText, byRequest, firstNumber } from "./written-text.ts";

export interface PostRow extends ShownText {
  postId: number;
  surveyId: number;
  voice: string;
  likeCount: number;
  replyCount: number;
  createdAt: Date;
  /** The index of its ring in `rings`, if its writer sent one; null also if it is hidden. */
  ring: number | null;
  /** Whether its author deleted it when others had replied: then its content is empty. */
  deleted: boolean;
}

const postColumns = sql`
  post_id as "postId",
  survey_id as "surveyId",
  voice_name as "voice",
  ${shownColumns},
  like_count as "likeCount",
  reply_count as "replyCount",
  created_at as "createdAt",
  case when hidden_at is null then ring end as "ring",
  deleted`;

/** A post, and whether one person likes it. */
type LikedPost = PostRow & { liked: boolean; rank: number };

/** In their order, from a place on; without a viewer, no post is marked as liked. */
export function listPosts(
  db: Queryable,
  surveyId: number,
  limit: number,
  { sort, from }: PostOrder = newestFirst,
  viewerId: string | null = null,
): Promise<LikedPost[]> {
  return db.query<LikedPost>(sql`
    select ${postColumns},
           exists (
             select
             from post_likes
             where post_likes.survey_id = posts.survey_id
               and post_likes.post_id = posts.post_id
               and post_likes.voice_name = ${viewerId}::uuid
           ) as "liked",
           ${rankOf(sort)} as "rank"
    from posts
    where survey_id = ${surveyId}
      and ${isAfter(sort, from)}
    order by ${orderOf(sort)}
    limit ${limit}`);
}

/** Null also if its survey is hidden, as in findSurvey. */
export async function findPost(
  db: Queryable,
  postId: number,
): Promise<PostRow | null> {
  const rows = await db.query<PostRow>(sql`
    select ${postColumns}
    from posts
    where post_id = ${postId}
      and survey_id in (select survey_id from surveys where hidden_at is null)`);
  return rows[0] ?? null;
}

/** Also finds posts of hidden surveys: for operators only. */
export async function findAnyPost(
  db: Queryable,
  postId: number,
): Promise<PostRow | null> {
  const rows = await db.query<PostRow>(sql`
    select ${postColumns}
    from posts
    where post_id = ${postId}`);
  return rows[0] ?? null;
}

type RequestedPost = PostRow & { requestKey: string };
/** The result of a request; without a number nothing was written. */
type Outcome = RequestedPost | { postId: null; requestKey: string };

/**
 * Writes posts in one survey and counts them, in one statement. Returns the
 * results of those that may be written, in the form that writeOnce expects. The
 * survey's counter is locked first, as in insertResponses.
 */
export async function insertPosts(
  db: Queryable,
  surveyId: number,
  posts: readonly WrittenText[],
  again = false,
): Promise<Map<string, PostRow | null>> {
  const rows = await db.query<Outcome>(sql`
    with survey as (
      select survey_id, slow_minutes, edition
      from survey_counts
      where survey_id = ${surveyId}
        and not discussion_closed
      for no key update
    ),
    ${freshTurns("posts", posts, again)},
    numbered as (
      select allowed.*, (greatest(${firstNumber(posts)}, (
               select max(post_id) from posts where survey_id = ${surveyId}
             )) + sum(gap) over (order by place))::bigint as number
      from allowed
    ),
    written as (
      insert into posts (
        survey_id, post_id, voice_name, content, created_at, request_key,
        as_author, ring
      )
      -- One of another survey may have the number by chance.
      select survey_id, number + exists (
               select from posts where post_id = number
             )::int, voice_name, content, created_at, request_key, as_author,
             -- The survey may have moved since.
             case when numbered.edition = survey.edition then ring end
      from survey, numbered
      order by place
      on conflict do nothing
      returning *
    ),
    added as (
      select count(*) as posts from written
    ),
    counted as (
      update survey_counts
      set post_count = post_count + added.posts
      from added
      where survey_id = ${surveyId}
        and added.posts > 0
    )
    select ${postColumns}, request_key as "requestKey"
    from (select request_key from allowed) as named
    left join written using (request_key)`);
  return new Map(
    rows.map((row) => [row.requestKey, row.postId === null ? null : row]),
  );
}

/** Whether any post shows how far away it was written, or did before it was hidden. */
export async function hasRings(
  db: Queryable,
  surveyId: number,
): Promise<boolean> {
  const rows = await db.query(sql`
    select
    from posts
    where survey_id = ${surveyId}
      and ring is not null
    limit 1`);
  return rows.length > 0;
}

/** The posts that these requests have written, by request. */
export async function findRequestedPosts(
  db: Queryable,
  surveyId: number,
  requestKeys: readonly string[],
): Promise<Map<string, PostRow>> {
  const rows = await db.query<RequestedPost>(sql`
    select ${postColumns}, request_key as "requestKey"
    from posts
    where survey_id = ${surveyId}
      and request_key = any(${requestKeys}::text[])`);
  return byRequest(rows);
}
