import { randomUUID } from "node:crypto";
import { limits } from "@nearsay/core/contract";
import {
  type Batch,
  createBatcher,
  writesAtOnce,
} from "../../base/db/batcher.ts";
import { writeOnce } from "../../visitors/idempotency/write-once.ts";
import { type Page, cutPage } from "../../base/page.ts";
import { Refusal, notFound } from "../../base/refusal.ts";
import { whyClosed, whyUnwritten } from "../posts/discussion-state.ts";
import { findPost } from "../posts/post-repository.ts";
import type { DiscussionDeps } from "../posts/post-service.ts";
import { viewerIn } from "../posts/post.ts";
import { type WrittenText, readContent } from "../posts/written-text.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import {
  type PostKey,
  findReply,
  findRequestedReplies,
  insertReplies,
  listReplies,
  updateReply,
} from "./reply-repository.ts";
import { type Reply, toReply } from "./reply.ts";

export interface ReplyChange {
  content: string;
  asAuthor: boolean | undefined;
  /** The key that marks the reply as written by the survey's author; null for no mark. */
  authorKey: string | null;
}

export interface RepliesQuery {
  /** The number of the reply after which the page begins. */
  from?: number | undefined;
  limit?: number | undefined;
}

export type ReplyService = ReturnType<typeof createReplyService>;

export function createReplyService(deps: DiscussionDeps) {
  const { db, clock, changes, names } = deps;
  const { checkContent, checkAuthor } = deps;
  const write = createWriter(deps);
  const { openPost, openOwnReply } = createOpeners(deps);

  return {
    /** The oldest first, beginning after `from`. */
    async list(
      visitor: Visitor,
      id: number,
      { from, limit = limits.listMax }: RepliesQuery = {},
    ): Promise<Page<Reply, number>> {
      const post = await openPost(visitor, id);
      const viewer = viewerIn(post.surveyId, await visitor.actor());
      const nameAuthor = names(post.surveyId, viewer);
      const rows = await listReplies(db, post, limit + 1, from);
      const page = cutPage(rows, limit, ({ replyId }) => replyId);
      return {
        items: page.items.map((row) => toReply(row, nameAuthor)),
        next: page.next,
      };
    },
    /**
     * A second request with the same key returns the reply of the first;
     * `authorKey` is as in a post.
     */
    async create(
      { actorId, bearer }: Actor,
      visitor: Visitor,
      id: number,
      content: string,
      requestKey?: string | null,
      authorKey: string | null = null,
    ): Promise<Reply> {
      const text = readContent(content, limits.replyMax);
      const post = await openPost(visitor, id);
      const { surveyId, postId } = post;
      if (post.hiddenReason !== null) throw postGone();
      if (authorKey !== null) await checkAuthor(post, authorKey);
      await checkContent("reply", [text]);
      const voice = await bearer.speakIn(surveyId);
      const writer = { surveyId, actorId, voice };
      const row = await write({
        ...writer,
        postId,
        content: text,
        createdAt: clock(),
        requestKey: requestKey ?? randomUUID(),
        asAuthor: authorKey !== null,
      });
      if (row === null)
        throw (await whyUnwritten(db, writer, clock())) ?? postGone();
      return toReply(row, names(surveyId, writer));
    },
    /**
     * If `asAuthor` is omitted, it stays unchanged. @throws Refusal NOT_AUTHOR
     * if another person wrote it.
     */
    async update(
      author: Actor,
      visitor: Visitor,
      id: number,
      { content, asAuthor, authorKey }: ReplyChange,
    ): Promise<Reply> {
      const text = readContent(content, limits.replyMax);
      const reply = await openOwnReply(author, visitor, id);
      if (authorKey !== null) await checkAuthor(reply, authorKey);
      await checkContent("reply", [text]);
      const row = await updateReply(
        db,
        reply,
        { content: text, asAuthor },
        clock(),
      );
      if (row === null)
        throw (await whyClosed(db, reply.surveyId)) ?? replyGone();
      changes.announce({ surveyId: reply.surveyId, kind: "replies" });
      return toReply(
        row,
        names(reply.surveyId, viewerIn(reply.surveyId, author)),
      );
    },
  };
}

/** Writes replies to one post that arrive together in one statement. */
function createWriter({ db, changes }: DiscussionDeps) {
  return createBatcher({
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
}

/** Find a post or a reply if the visitor may view its survey. */
function createOpeners({ db, visibility }: DiscussionDeps) {
  async function openPost(visitor: Visitor, id: number) {
    const post = await findPost(db, id);
    if (post === null) throw postGone();
    const survey = await visibility.open({ id: post.surveyId }, visitor);
    return { ...post, surveyUuid: survey.surveyUuid };
  }

  async function openOwnReply(author: Actor, visitor: Visitor, id: number) {
    const reply = await findReply(db, id);
    if (reply === null) throw replyGone();
    const survey = await visibility.open({ id: reply.surveyId }, visitor);
    const { surveyUuid } = survey;
    if (reply.voice === author.bearer.voiceIn(reply.surveyId))
      return { ...reply, surveyUuid };
    throw new Refusal("NOT_AUTHOR", (say) => say.notReplyAuthor);
  }

  return { openPost, openOwnReply };
}

function postGone(): Refusal {
  return notFound((say) => say.postGone);
}

function replyGone(): Refusal {
  return notFound((say) => say.replyGone);
}
