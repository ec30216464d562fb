import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Language } from "@nearsay/core/contract";
import { type Ring, rings } from "@nearsay/core/domain";
import type { PostItem } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { toMinute } from "../../base/to-minute.ts";
import { type InWords, toldOf } from "./hidden-text.ts";
import { insteadWordsIn } from "./instead-words/instead-words.ts";
import type { PostRow } from "./post-repository.ts";

/** How people are named under one survey, as `viewerId` sees them: their own id on their own items, on others a pseudonym that leads nowhere else. */
export type NameAuthor = (authorId: string) => string;

export function createAuthorNames(hash: KeyedHash) {
  return (surveyId: number, viewerId: string | null): NameAuthor =>
    (authorId) =>
      authorId === viewerId
        ? authorId
        : hash.of("author", surveyId, authorId).slice(0, 16);
}

export type AuthorNames = ReturnType<typeof createAuthorNames>;

/** A post as one viewer sees it. */
export interface Post {
  id: number;
  content: InWords;
  /** As the viewer is told of them. */
  author: string;
  likeCount: number;
  liked: boolean;
  replyCount: number;
  createdAt: Date;
  deleted: boolean;
  hidden: boolean;
  asAuthor: boolean;
  /** From how far it was written, where its writer says so. */
  ring: Ring | null;
}

/** `liked` is known of a list only: a new post is liked by nobody, and news are the same for all. */
export function toPost(
  row: PostRow,
  nameAuthor: NameAuthor,
  liked = false,
): Post {
  const { postId, actorId, replyCount, createdAt, deleted, asAuthor } = row;
  const { content, hidden } = toldOf(row);
  const author = hidden ? "" : nameAuthor(actorId);
  const likeCount = hidden ? 0 : row.likeCount;
  return {
    ...{ id: postId, content, author, createdAt },
    ...{ likeCount, liked: liked && !hidden, replyCount, deleted, hidden },
    asAuthor,
    ring: row.ring === null ? null : (rings[row.ring] ?? null),
  };
}

/** A post as callers see it. */
export function serializePost(
  post: Post,
  language: Language,
): Static<typeof PostItem> {
  return {
    id: post.id,
    content: post.deleted
      ? insteadWordsIn(language).deleted
      : post.content(language),
    user_id: post.author,
    ...(post.asAuthor && { as_author: true }),
    ...(post.ring !== null && { ring: post.ring }),
    like_count: post.likeCount,
    liked: post.liked,
    reply_count: post.replyCount,
    created_at: toMinute(post.createdAt),
    ...(post.deleted && { deleted: true }),
    ...(post.hidden && { hidden: true }),
  };
}
