import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Language } from "@nearsay/core/contract";
import { type Ring, rings } from "@nearsay/core/domain";
import type { PostItem } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { toMinute } from "../../base/to-minute.ts";
import { type InWords, shownTextOf } from "./hidden-text.ts";
import { messagesIn } from "#messages";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { PostRow } from "./post-repository.ts";

/**
 * The names of people in one survey, as a viewer sees them: their own ID on
 * their own items, and for others a pseudonym that is valid in this survey
 * only.
 */
export type NameAuthor = (voice: string) => string;

/** A person who views texts in one survey. */
export interface Viewer {
  actorId: string;
  voice: string;
}

export function viewerIn(surveyId: number, actor: Actor | null): Viewer | null {
  if (actor === null) return null;
  const { actorId, bearer } = actor;
  return { actorId, voice: bearer.voiceIn(surveyId) };
}

export function createAuthorNames(hash: KeyedHash) {
  return (surveyId: number, viewer: Viewer | null): NameAuthor =>
    (voice) =>
      voice === viewer?.voice
        ? viewer.actorId
        : hash.of("author", surveyId, voice).slice(0, 16);
}

export type AuthorNames = ReturnType<typeof createAuthorNames>;

/** A post as one viewer sees it. */
export interface Post {
  id: number;
  content: InWords;
  /** The author's name for this viewer. */
  author: string;
  likeCount: number;
  liked: boolean;
  replyCount: number;
  createdAt: Date;
  deleted: boolean;
  hidden: boolean;
  asAuthor: boolean;
  /** From how far away it was written, if its writer agreed to show that. */
  ring: Ring | null;
}

/** `liked` is known in lists only: a new post has no likes, and events are the same for all. */
export function toPost(
  row: PostRow,
  nameAuthor: NameAuthor,
  liked = false,
): Post {
  const { postId, voice, replyCount, createdAt, deleted, asAuthor } = row;
  const { content, hidden } = shownTextOf(row);
  const author = hidden ? "" : nameAuthor(voice);
  const likeCount = hidden ? 0 : row.likeCount;
  return {
    id: postId,
    content,
    author,
    createdAt,
    likeCount,
    liked: liked && !hidden,
    replyCount,
    deleted,
    hidden,
    asAuthor,
    ring: row.ring === null ? null : (rings[row.ring] ?? null),
  };
}

/** A post as API clients get it. */
export function serializePost(
  post: Post,
  language: Language,
): Static<typeof PostItem> {
  return {
    id: post.id,
    content: post.deleted
      ? messagesIn(language).instead.deleted
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
