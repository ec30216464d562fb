import { limits } from "@nearsay/core/contract";
import type { ReplyItem } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { Refusal, notFound } from "../plugins/refusal.ts";
import type { AuthorNames, NameAuthor } from "../posts/author.ts";
import { type PostRow, findPost } from "../posts/post-repository.ts";
import { readContent } from "../posts/read-content.ts";
import type { Actor } from "../session/session-repository.ts";
import type { Visibility } from "../surveys/visibility.ts";
import {
  type ReplyRow,
  findReply,
  insertReply,
  listReplies,
  updateReply,
} from "./reply-repository.ts";

type ReplyReply = Static<typeof ReplyItem>;

export interface ReplyService {
  /** Oldest first. */
  list(viewer: Actor | null, postId: number): Promise<ReplyReply[]>;
  create(author: Actor, postId: number, content: string): Promise<ReplyReply>;
  /** @throws Refusal 403 when someone else wrote it. */
  update(author: Actor, replyId: number, content: string): Promise<ReplyReply>;
}

export function createReplyService(
  db: Database,
  clock: Clock,
  visibility: Visibility,
  names: AuthorNames,
): ReplyService {
  async function openPost(viewer: Actor | null, id: number): Promise<PostRow> {
    const post = await findPost(db, id);
    if (post === null) throw notFound("This post is gone.");
    await visibility.open({ id: post.surveyId }, viewer);
    return post;
  }

  async function openOwnReply(author: Actor, id: number): Promise<ReplyRow> {
    const reply = await findReply(db, id);
    if (reply === null) throw notFound("This reply is gone.");
    await visibility.open({ id: reply.surveyId }, author);
    if (reply.actorId === author.actorId) return reply;
    throw new Refusal(403, "NOT_AUTHOR", "Only its author can edit a reply.");
  }

  return {
    async list(viewer, id) {
      const post = await openPost(viewer, id);
      const rows = await listReplies(db, post, limits.listMax);
      const nameAuthor = names(post.surveyId, viewer?.actorId ?? null);
      return rows.map((row) => toReply(row, nameAuthor));
    },
    async create(author, id, content) {
      const text = readContent(content, limits.replyMax);
      const { surveyId, postId } = await openPost(author, id);
      const { actorId } = author;
      const reply = { surveyId, postId, actorId, content: text };
      const row = await insertReply(db, { ...reply, createdAt: clock() });
      return toReply(row, names(surveyId, actorId));
    },
    async update(author, id, content) {
      const text = readContent(content, limits.replyMax);
      const reply = await openOwnReply(author, id);
      const row = await updateReply(db, reply, text, clock());
      return toReply(row, names(reply.surveyId, author.actorId));
    },
  };
}

function toReply(row: ReplyRow, nameAuthor: NameAuthor): ReplyReply {
  return {
    id: row.replyId,
    content: row.content,
    user_id: nameAuthor(row.actorId),
    created_at: row.createdAt.toISOString(),
    user_alias: null,
    replying_to: null,
  };
}
