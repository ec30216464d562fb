import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";

export interface PostRow {
  postId: number;
  surveyId: number;
  actorId: string;
  content: string;
  likeCount: number;
  replyCount: number;
  createdAt: Date;
}

const postColumns = sql`
  post_id as "postId",
  survey_id as "surveyId",
  actor_id as "actorId",
  content,
  like_count as "likeCount",
  reply_count as "replyCount",
  created_at as "createdAt"`;

/** Newest first. */
export function listPosts(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<PostRow[]> {
  return db.query<PostRow>(sql`
    select ${postColumns}
    from posts
    where survey_id = ${surveyId}
    order by post_id desc
    limit ${limit}`);
}

export async function findPost(
  db: Queryable,
  postId: number,
): Promise<PostRow | null> {
  const rows = await db.query<PostRow>(sql`
    select ${postColumns}
    from posts
    where post_id = ${postId}`);
  return rows[0] ?? null;
}

export type PostToInsert = Pick<
  PostRow,
  "surveyId" | "actorId" | "content" | "createdAt"
>;

/** Writes a post and counts it, in one statement. */
export async function insertPost(
  db: Queryable,
  { surveyId, actorId, content, createdAt }: PostToInsert,
): Promise<PostRow> {
  const rows = await db.query<PostRow>(sql`
    with counted as (
      update survey_counts
      set post_count = post_count + 1
      where survey_id = ${surveyId}
    )
    insert into posts (survey_id, actor_id, content, created_at)
    values (${surveyId}, ${actorId}, ${content}, ${createdAt})
    returning ${postColumns}`);
  const post = rows[0];
  if (post === undefined) throw new Error("no post was inserted");
  return post;
}
