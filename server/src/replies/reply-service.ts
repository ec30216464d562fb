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
import type { Visitor } from "../session/visitor.ts";
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
  list(visitor: Visitor, postId: number): Promise<ReplyReply[]>;
  create(
    author: Actor,
    visitor: Visitor,
    postId: number,
    content: string,
  ): Promise<ReplyReply>;
  /** @throws Refusal 403 when someone else wrote it. */
  update(
    author: Actor,
    visitor: Visitor,
    replyId: number,
    content: string,
  ): Promise<ReplyReply>;
}

export function createReplyService(
  db: Database,
  clock: Clock,
  visibility: Visibility,
  names: AuthorNames,
): ReplyService {
  async function openPost(visitor: Visitor, id: number): Promise<PostRow> {
    const post = await findPost(db, id);
    if (post === null) throw notFound("This post is gone.");
    await visibility.open({ id: post.surveyId }, visitor);
    return post;
  }

  async function openOwnReply(
    author: Actor,
    visitor: Visitor,
    id: number,
  ): Promise<ReplyRow> {
    const reply = await findReply(db, id);
    if (reply === null) throw notFound("This reply is gone.");
    await visibility.open({ id: reply.surveyId }, visitor);
    if (reply.actorId === author.actorId) return reply;
    throw new Refusal(403, "NOT_AUTHOR", "Only its author can edit a reply.");
  }

  return {
    async list(visitor, id) {
      const post = await openPost(visitor, id);
      const viewer = await visitor.actor();
      const rows = await listReplies(db, post, limits.listMax);
      const nameAuthor = names(post.surveyId, viewer?.actorId ?? null);
      return rows.map((row) => toReply(row, nameAuthor));
    },
    async create(author, visitor, id, content) {
      const text = readContent(content, limits.replyMax);
      const { surveyId, postId } = await openPost(visitor, id);
      const { actorId } = author;
      const reply = { surveyId, postId, actorId, content: text };
      const row = await insertReply(db, { ...reply, createdAt: clock() });
      return toReply(row, names(surveyId, actorId));
    },
    async update(author, visitor, id, content) {
      const text = readContent(content, limits.replyMax);
      const reply = await openOwnReply(author, visitor, id);
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
