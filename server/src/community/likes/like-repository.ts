import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { isLive } from "../../visitors/session/actor-repository.ts";

export interface LikeToInsert {
  actorId: string;
  /** The person's name in the survey; see Bearer. */
  voice: string;
  createdAt: Date;
}

export interface LikesWritten {
  /** The number of likes that are new. */
  added: number;
  /** The total number of likes, including these. */
  likeCount: number;
}

/**
 * Writes and counts likes of one survey, as insertLikes does. Returns null if
 * the survey is gone.
 */
export function insertSurveyLikes(
  db: Queryable,
  surveyId: number,
  likes: readonly LikeToInsert[],
): Promise<LikesWritten | null> {
  return insertLikes(db, likes, {
    counters: raw("survey_counts"),
    rows: raw("survey_likes"),
    key: raw("survey_id"),
    isLiked: sql`survey_id = ${surveyId}`,
  });
}

/**
 * Writes and counts likes of one post, as insertLikes does. Returns null if the
 * post is gone or hidden.
 */
export function insertPostLikes(
  db: Queryable,
  { surveyId, postId }: { surveyId: number; postId: number },
  likes: readonly LikeToInsert[],
): Promise<LikesWritten | null> {
  return insertLikes(db, likes, {
    counters: raw("posts"),
    rows: raw("post_likes"),
    key: raw("survey_id, post_id"),
    isLiked: sql`survey_id = ${surveyId} and post_id = ${postId} and hidden_at is null`,
  });
}

interface LikedThing {
  /** The table that counts the likes, and the table that stores them. */
  counters: Sql;
  rows: Sql;
  /**
   * The columns that identify the liked item in both tables, and a condition
   * that only this item meets.
   */
  key: Sql;
  isLiked: Sql;
}

/**
 * Uses one statement. A second like of the same person has no effect, nor has a
 * like of an ID that was ended. The counter is locked first, as in
 * insertResponses.
 */
async function insertLikes(
  db: Queryable,
  likes: readonly LikeToInsert[],
  { counters, rows, key, isLiked }: LikedThing,
): Promise<LikesWritten | null> {
  const written = await db.query<LikesWritten>(sql`
    with thing as (
      select ${key}, like_count
      from ${counters}
      where ${isLiked}
      for no key update
    ),
    liked as (
      insert into ${rows} (${key}, voice_name, created_at)
      select ${key}, given.voice_name, created_at
      from thing, unnest(
        ${likes.map(({ actorId }) => actorId)}::uuid[],
        ${likes.map(({ voice }) => voice)}::uuid[],
        ${likes.map(({ createdAt }) => createdAt)}::timestamptz[]
      ) as given (actor_id, voice_name, created_at)
      where ${isLive(raw("given.actor_id"))}
      on conflict do nothing
      returning 1
    ),
    added as (
      select count(*) as likes from liked
    ),
    counted as (
      update ${counters}
      set like_count = like_count + added.likes
      from added
      where ${isLiked}
        and added.likes > 0
    )
    select added.likes as "added",
           like_count + added.likes as "likeCount"
    from thing, added`);
  return written[0] ?? null;
}
