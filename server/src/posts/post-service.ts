import { limits } from "@nearsay/core/contract";
import type { PostItem } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Actor } from "../session/session-repository.ts";
import type { Visitor } from "../session/visitor.ts";
import type { Visibility } from "../surveys/visibility.ts";
import type { AuthorNames, NameAuthor } from "./author.ts";
import { type PostRow, insertPost, listPosts } from "./post-repository.ts";
import { readContent } from "./read-content.ts";

type PostReply = Static<typeof PostItem>;

export interface PostService {
  /** Newest first. */
  list(visitor: Visitor, surveyId: number): Promise<PostReply[]>;
  create(
    author: Actor,
    visitor: Visitor,
    surveyId: number,
    content: string,
  ): Promise<PostReply>;
}

export function createPostService(
  db: Database,
  clock: Clock,
  visibility: Visibility,
  names: AuthorNames,
): PostService {
  return {
    async list(visitor, id) {
      const { surveyId } = await visibility.open({ id }, visitor);
      const viewer = await visitor.actor();
      const rows = await listPosts(db, surveyId, limits.listMax);
      const nameAuthor = names(surveyId, viewer?.actorId ?? null);
      return rows.map((row) => toPost(row, nameAuthor));
    },
    async create(author, visitor, id, content) {
      const text = readContent(content, limits.postMax);
      const { surveyId } = await visibility.open({ id }, visitor);
      const { actorId } = author;
      const post = { surveyId, actorId, content: text, createdAt: clock() };
      return toPost(await insertPost(db, post), names(surveyId, actorId));
    },
  };
}

function toPost(row: PostRow, nameAuthor: NameAuthor): PostReply {
  return {
    id: row.postId,
    content: row.content,
    user_id: nameAuthor(row.actorId),
    like_count: row.likeCount,
    reply_count: row.replyCount,
    created_at: row.createdAt.toISOString(),
  };
}
