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

/** What posts are listed by: the newest first; the nearest to the survey's place first, or the most liked, and the newest first within. */
export const postSorts = ["near", "new", "liked"] as const;
export type PostSort = (typeof postSorts)[number];

/** `authorId` is the viewer's own actor id on their own posts, else a pseudonym that holds within one survey. */
export interface Post {
  id: string;
  content: string;
  authorId: string;
  /** True where its writer chose to be told as the author of the survey. */
  asAuthor?: true;
  /** Where its writer says so: from how far round the survey's place it was written. */
  ring?: Ring;
  likeCount: number;
  /** By the viewer; false also where the server does not tell, as in events. */
  liked: boolean;
  replyCount: number;
  createdAt: string;
  /** True where its author deleted it and left its replies: then nobody's, and the content says so. */
  deleted?: true;
  /** True where the author of the survey hid it: then nobody's, and the content says so. */
  hidden?: true;
}

export interface PostPage {
  /** In the order that was asked for. */
  posts: Post[];
  /** What to ask for the next page with; null on the last one. */
  next: string | null;
  state: DiscussionState;
  /** Whether any post under the survey says from how far it was written. */
  rings: boolean;
}

export function readPostPage(reply: unknown): PostPage {
  const posts = readItems(reply).filter(hasId).map(toPost);
  const { discussion } = isRecord(reply) ? reply : {};
  const state = readDiscussionState(discussion);
  const next = readNextCursor(reply);
  return { posts, next, state, rings: readBoolean(reply, "rings") };
}

/** @throws ContractError when the reply holds no post. */
export function readPost(reply: unknown): Post {
  if (!hasId(reply))
    throw new ContractError("The server's reply holds no post.");
  return toPost(reply);
}

function toPost(item: unknown): Post {
  const said = readString(item, "ring");
  const ring = rings.find((one) => one === said);
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
  /** As in a post. */
  asAuthor?: true;
  createdAt: string;
  /** A name the author or server chose; takes precedence over the derived label. */
  authorLabel: string | null;
  /** The id of the person answered, if one was named. */
  replyingTo: string | null;
  /** As in a post. */
  hidden?: true;
}

export interface ReplyPage {
  /** Oldest first. */
  replies: Reply[];
  /** What to ask for the next page with; null on the last one. */
  next: string | null;
}

export function readReplyPage(reply: unknown): ReplyPage {
  const replies = readItems(reply).filter(hasId).map(toReply);
  return { replies, next: readNextCursor(reply) };
}

/** @throws ContractError when the server's answer holds no reply. */
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
