import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";

export interface ReplyRow {
  replyId: number;
  postId: number;
  surveyId: number;
  actorId: string;
  content: string;
  createdAt: Date;
}

const replyColumns = sql`
  reply_id as "replyId",
  post_id as "postId",
  survey_id as "surveyId",
  actor_id as "actorId",
  content,
  created_at as "createdAt"`;

type PostKey = Pick<ReplyRow, "surveyId" | "postId">;
type ReplyKey = PostKey & Pick<ReplyRow, "replyId">;

/** Oldest first. */
export function listReplies(
  db: Queryable,
  { surveyId, postId }: PostKey,
  limit: number,
): Promise<ReplyRow[]> {
  return db.query<ReplyRow>(sql`
    select ${replyColumns}
    from replies
    where survey_id = ${surveyId}
      and post_id = ${postId}
    order by reply_id
    limit ${limit}`);
}

export async function findReply(
  db: Queryable,
  replyId: number,
): Promise<ReplyRow | null> {
  const rows = await db.query<ReplyRow>(sql`
    select ${replyColumns}
    from replies
    where reply_id = ${replyId}`);
  return rows[0] ?? null;
}

export type ReplyToInsert = Omit<ReplyRow, "replyId">;

/** Writes a reply and counts it, in one statement. */
export async function insertReply(
  db: Queryable,
  { surveyId, postId, actorId, content, createdAt }: ReplyToInsert,
): Promise<ReplyRow> {
  const rows = await db.query<ReplyRow>(sql`
    with counted as (
      update posts
      set reply_count = reply_count + 1
      where survey_id = ${surveyId}
        and post_id = ${postId}
    )
    insert into replies (survey_id, post_id, actor_id, content, created_at)
    values (${surveyId}, ${postId}, ${actorId}, ${content}, ${createdAt})
    returning ${replyColumns}`);
  return first(rows);
}

export async function updateReply(
  db: Queryable,
  { surveyId, postId, replyId }: ReplyKey,
  content: string,
  editedAt: Date,
): Promise<ReplyRow> {
  const rows = await db.query<ReplyRow>(sql`
    update replies
    set content = ${content}, edited_at = ${editedAt}
    where survey_id = ${surveyId}
      and post_id = ${postId}
      and reply_id = ${replyId}
    returning ${replyColumns}`);
  return first(rows);
}

function first(rows: ReplyRow[]): ReplyRow {
  const reply = rows[0];
  if (reply === undefined) throw new Error("no reply was written");
  return reply;
}
