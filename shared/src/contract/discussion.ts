import { rings } from "./answer-places.ts";
import {
  count,
  flag,
  mark,
  oneOf,
  type Read,
  readFields,
  readItemsOf,
  text,
  textOrNull,
} from "./fields.ts";
import { type DiscussionState, readDiscussionState } from "./moderation.ts";
import {
  asRecord,
  ContractError,
  readBoolean,
  readNextCursor,
  readString,
} from "./read.ts";

/**
 * Sort orders of posts: by distance to the survey's location, by time, or by
 * likes. Posts that are equal in distance or likes are sorted by time, newest
 * first.
 */
export const postSorts = ["near", "new", "liked"] as const;
export type PostSort = (typeof postSorts)[number];

const postFields = {
  id: text(),
  content: text(),
  authorId: text("user_id", "userId"),
  /** True if the writer chose to be shown as the author of the survey. */
  asAuthor: mark("as_author"),
  /** How far from the survey's location the post was written, if the writer chose to show it. */
  ring: oneOf(rings, undefined),
  likeCount: count("like_count", "likeCount"),
  /** Whether the viewer likes it; false also if the server does not say, as in events. */
  liked: flag(),
  replyCount: count("reply_count", "replyCount"),
  createdAt: text("created_at", "createdAt"),
  /**
   * True if its author deleted it but its replies remain: it then has no
   * author, and `content` says that it was deleted.
   */
  deleted: mark(),
  /**
   * True if the author of the survey hid it: it then has no author, and
   * `content` says that it was hidden.
   */
  hidden: mark(),
};

/**
 * `authorId` is the viewer's own actor id on their own posts; otherwise it is a
 * pseudonym that is valid within one survey.
 */
export interface Post extends Read<typeof postFields> {}

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
  return {
    posts: readItemsOf(postFields, reply).filter(hasId),
    next: readNextCursor(reply),
    state: readDiscussionState(asRecord(reply).discussion),
    rings: readBoolean(reply, "rings"),
  };
}

/** @throws ContractError when the reply contains no post. */
export function readPost(reply: unknown): Post {
  if (readString(reply, "id") === "")
    throw new ContractError("The server's reply holds no post.");
  return readFields(postFields, reply);
}

const replyFields = {
  id: text(),
  content: text(),
  authorId: text("user_id", "userId"),
  /** See `Post`. */
  asAuthor: mark("as_author"),
  createdAt: text("created_at", "createdAt"),
  /** A name that the author or the server chose; it takes precedence over the derived label. */
  authorLabel: textOrNull(
    "user_alias",
    "userAlias",
    "display_name",
    "displayName",
  ),
  /** Id of the person that it replies to, if one was named. */
  replyingTo: textOrNull(
    "replying_to",
    "replyingTo",
    "parent_user",
    "parentUser",
    "parent_user_id",
    "parentUserId",
  ),
  /** See `Post`. */
  hidden: mark(),
};

export interface Reply extends Read<typeof replyFields> {}

export type { postFields, replyFields };

export interface ReplyPage {
  /** Oldest first. */
  replies: Reply[];
  /** Cursor for requesting the next page; null on the last page. */
  next: string | null;
}

export function readReplyPage(reply: unknown): ReplyPage {
  const replies = readItemsOf(replyFields, reply).filter(hasId);
  return { replies, next: readNextCursor(reply) };
}

/** @throws ContractError when the HTTP reply contains no discussion reply. */
export function readReply(reply: unknown): Reply {
  if (readString(reply, "id") === "")
    throw new ContractError("The server's answer holds no reply.");
  return readFields(replyFields, reply);
}

function hasId({ id }: { id: string }): boolean {
  return id !== "";
}
