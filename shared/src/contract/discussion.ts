import { type Ring, rings } from "./answer-places.ts";
import { type DiscussionState, readDiscussionState } from "./moderation.ts";
import {
  readNextCursor,
  ContractError,
  isRecord,
  readBoolean,
  readCount,
  readItems,
  readString,
  readOptionalString,
} from "./read.ts";

/**
 * Sort orders of posts: by distance to the survey's location, by time, or by
 * likes. Posts that are equal in distance or likes are sorted by time, newest
 * first.
 */
export const postSorts = ["near", "new", "liked"] as const;
export type PostSort = (typeof postSorts)[number];

/**
 * `authorId` is the viewer's own actor id on their own posts; otherwise it is a
 * pseudonym that is valid within one survey.
 */
export interface Post {
  id: string;
  content: string;
  authorId: string;
  /** True if the writer chose to be shown as the author of the survey. */
  asAuthor?: true;
  /** How far from the survey's location the post was written, if the writer chose to show it. */
  ring?: Ring;
  likeCount: number;
  /** Whether the viewer likes it; false also if the server does not say, as in events. */
  liked: boolean;
  replyCount: number;
  createdAt: string;
  /**
   * True if its author deleted it but its replies remain: it then has no
   * author, and `content` says that it was deleted.
   */
  deleted?: true;
  /**
   * True if the author of the survey hid it: it then has no author, and
   * `content` says that it was hidden.
   */
  hidden?: true;
}

export interface PostPage {
  /** In the requested order. */
  posts: Post[];
  /** Cursor for requesting the next page; null on the last page. */
  next: string | null;
  state: DiscussionState;
  /** Whether any post under the survey shows how far away it was written. */
  rings: boolean;
}

export function readPostPage(reply: unknown): PostPage {
  const posts = readItems(reply).filter(hasId).map(toPost);
  const { discussion } = isRecord(reply) ? reply : {};
  const state = readDiscussionState(discussion);
  const next = readNextCursor(reply);
  return { posts, next, state, rings: readBoolean(reply, "rings") };
}

/** @throws ContractError when the reply contains no post. */
export function readPost(reply: unknown): Post {
  if (!hasId(reply))
    throw new ContractError("The server's reply holds no post.");
  return toPost(reply);
}

function toPost(item: unknown): Post {
  const given = readString(item, "ring");
  const ring = rings.find((one) => one === given);
  return {
    id: readString(item, "id"),
    content: readString(item, "content"),
    authorId: readString(item, "user_id", "userId"),
    ...(readBoolean(item, "as_author") && { asAuthor: true }),
    ...(ring !== undefined && { ring }),
    likeCount: readCount(item, "like_count", "likeCount"),
    liked: readBoolean(item, "liked"),
    replyCount: readCount(item, "reply_count", "replyCount"),
    createdAt: readString(item, "created_at", "createdAt"),
    ...(readBoolean(item, "deleted") && { deleted: true }),
    ...(readBoolean(item, "hidden") && { hidden: true }),
  };
}

export interface Reply {
  id: string;
  content: string;
  authorId: string;
  /** See `Post`. */
  asAuthor?: true;
  createdAt: string;
  /** A name that the author or the server chose; it takes precedence over the derived label. */
  authorLabel: string | null;
  /** Id of the person that it replies to, if one was named. */
  replyingTo: string | null;
  /** See `Post`. */
  hidden?: true;
}

export interface ReplyPage {
  /** Oldest first. */
  replies: Reply[];
  /** Cursor for requesting the next page; null on the last page. */
  next: string | null;
}

export function readReplyPage(reply: unknown): ReplyPage {
  const replies = readItems(reply).filter(hasId).map(toReply);
  return { replies, next: readNextCursor(reply) };
}

/** @throws ContractError when the HTTP reply contains no discussion reply. */
export function readReply(reply: unknown): Reply {
  if (!hasId(reply))
    throw new ContractError("The server's answer holds no reply.");
  return toReply(reply);
}

function hasId(item: unknown): boolean {
  return readString(item, "id") !== "";
}

function toReply(item: unknown): Reply {
  return {
    id: readString(item, "id"),
    content: readString(item, "content"),
    authorId: readString(item, "user_id", "userId"),
    ...(readBoolean(item, "as_author") && { asAuthor: true }),
    createdAt: readString(item, "created_at", "createdAt"),
    authorLabel: readOptionalString(
      item,
      "user_alias",
      "userAlias",
      "display_name",
      "displayName",
    ),
    replyingTo: readOptionalString(
      item,
      "replying_to",
      "replyingTo",
      "parent_user",
      "parentUser",
      "parent_user_id",
      "parentUserId",
    ),
    ...(readBoolean(item, "hidden") && { hidden: true }),
  };
}
