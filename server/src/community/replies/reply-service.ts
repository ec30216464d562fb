import { randomUUID } from "node:crypto";
import { limits } from "@nearsay/core/contract";
import {
  type Batch,
  createBatcher,
  writesAtOnce,
} from "../../base/db/batcher.ts";
import { writeOnce } from "../../visitors/idempotency/write-once.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import { whyClosed, whyUnwritten } from "../posts/discussion-state.ts";
import { type Page, type PageQuery, readPage } from "../posts/page.ts";
import { type PostRow, findPost } from "../posts/post-repository.ts";
import type { DiscussionDeps } from "../posts/post-service.ts";
import { type WrittenText, readContent } from "../posts/written-text.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/session/visitor.ts";
import {
  type PostKey,
  type ReplyRow,
  findReply,
  findRequestedReplies,
  insertReplies,
  listReplies,
  updateReply,
} from "./reply-repository.ts";
import { type Reply, toReply } from "./reply.ts";

export type ReplyService = ReturnType<typeof createReplyService>;

export function createReplyService(deps: DiscussionDeps) {
  const { db, clock, visibility, changes, names, checkContent } = deps;
  const write = createBatcher({
    name: "replies",
    async write(replies: Batch<WrittenText & PostKey>) {
      const { surveyId, postId } = replies[0];
      const rows = await writeOnce(replies, {
        insert: (fresh, again) =>
          insertReplies(db, { surveyId, postId }, fresh, again),
        find: (keys) => findRequestedReplies(db, surveyId, keys),
      });
      changes.announce({ surveyId, kind: "replies" });
      return rows;
    },
    laneOf: ({ postId }) => postId,
    writesMax: writesAtOnce(db),
  });

  async function openPost(visitor: Visitor, id: number): Promise<PostRow> {
    const post = await findPost(db, id);
    if (post === null) throw postGone();
    await visibility.open({ id: post.surveyId }, visitor);
    return post;
  }

  async function openOwnReply(
    author: Actor,
    visitor: Visitor,
    id: number,
  ): Promise<ReplyRow> {
    const reply = await findReply(db, id);
    if (reply === null) throw replyGone();
    await visibility.open({ id: reply.surveyId }, visitor);
    if (reply.actorId === author.actorId) return reply;
    throw new Refusal("NOT_AUTHOR", "Only its author can edit a reply.");
  }

  return {
    /** Oldest first, from the one after `from` on. */
    async list(
      visitor: Visitor,
      id: number,
      { from, limit }: PageQuery = {},
    ): Promise<Page<Reply>> {
      const post = await openPost(visitor, id);
      const viewer = await visitor.actor();
      const nameAuthor = names(post.surveyId, viewer?.actorId ?? null);
      return readPage(limit, async (max) => {
        const rows = await listReplies(db, post, max, from);
        return rows.map((row) => toReply(row, nameAuthor));
      });
    },
    /** A second request of the same key returns the reply of the first. */
    async create(
      { actorId }: Actor,
      visitor: Visitor,
      id: number,
      content: string,
      requestKey?: string | null,
    ): Promise<Reply> {
      const text = readContent(content, limits.replyMax);
      const { surveyId, postId, hiddenReason } = await openPost(visitor, id);
      if (hiddenReason !== null) throw postGone();
      await checkContent("reply", [text]);
      const row = await write({
        ...{ surveyId, postId, actorId, content: text, createdAt: clock() },
        requestKey: requestKey ?? randomUUID(),
      });
      if (row === null)
        throw (
          (await whyUnwritten(db, { surveyId, actorId }, clock())) ?? postGone()
        );
      return toReply(row, names(surveyId, actorId));
    },
    /** @throws Refusal NOT_AUTHOR when someone else wrote it. */
    async update(
      author: Actor,
      visitor: Visitor,
      id: number,
      content: string,
    ): Promise<Reply> {
      const text = readContent(content, limits.replyMax);
      const reply = await openOwnReply(author, visitor, id);
      await checkContent("reply", [text]);
      const row = await updateReply(db, reply, text, clock());
      if (row === null)
        throw (await whyClosed(db, reply.surveyId)) ?? replyGone();
      changes.announce({ surveyId: reply.surveyId, kind: "replies" });
      return toReply(row, names(reply.surveyId, author.actorId));
    },
  };
}

function postGone(): Refusal {
  return notFound("This post is gone.");
}

function replyGone(): Refusal {
  return notFound("This reply is gone.");
}
