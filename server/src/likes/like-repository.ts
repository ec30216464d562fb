import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";

export interface LikeToInsert {
  actorId: string;
  createdAt: Date;
}

export interface LikesWritten {
  /** How many of the likes are new. */
  added: number;
  /** Likes of all people, with these. */
  likeCount: number;
}

/**
 * Writes likes of one survey and counts them, in one statement; a second one of
 * the same person changes nothing. Null when the survey is gone. Its counter is
 * locked first, as in insertResponses.
 */
export async function insertSurveyLikes(
  db: Queryable,
  surveyId: number,
  likes: readonly LikeToInsert[],
): Promise<LikesWritten | null> {
  const rows = await db.query<LikesWritten>(sql`
    with survey as (
      select survey_id, like_count
      from survey_counts
      where survey_id = ${surveyId}
      for no key update
    ),
    liked as (
      insert into survey_likes (survey_id, actor_id, created_at)
      select survey_id, actor_id, created_at
      from survey, ${given(likes)}
      on conflict do nothing
      returning survey_id
    ),
    added as (
      select count(*) as likes from liked
    ),
    counted as (
      update survey_counts
      set like_count = like_count + added.likes
      from added
      where survey_id = ${surveyId}
        and added.likes > 0
    )
    select added.likes as "added",
           like_count + added.likes as "likeCount"
    from survey, added`);
  return rows[0] ?? null;
}

/** As insertSurveyLikes, for one post. */
export async function insertPostLikes(
  db: Queryable,
  { surveyId, postId }: { surveyId: number; postId: number },
  likes: readonly LikeToInsert[],
): Promise<LikesWritten | null> {
  const rows = await db.query<LikesWritten>(sql`
    with post as (
      select survey_id, post_id, like_count
      from posts
      where survey_id = ${surveyId}
        and post_id = ${postId}
      for no key update
    ),
    liked as (
      insert into post_likes (survey_id, post_id, actor_id, created_at)
      select survey_id, post_id, actor_id, created_at
      from post, ${given(likes)}
      on conflict do nothing
      returning post_id
    ),
    added as (
      select count(*) as likes from liked
    ),
    counted as (
      update posts
      set like_count = like_count + added.likes
      from added
      where survey_id = ${surveyId}
        and post_id = ${postId}
        and added.likes > 0
    )
    select added.likes as "added",
           like_count + added.likes as "likeCount"
    from post, added`);
  return rows[0] ?? null;
}

function given(likes: readonly LikeToInsert[]) {
  return sql`
    unnest(
      ${likes.map(({ actorId }) => actorId)}::uuid[],
      ${likes.map(({ createdAt }) => createdAt)}::timestamptz[]
    ) as given (actor_id, created_at)`;
}
