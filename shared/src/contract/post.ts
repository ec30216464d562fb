import {
  ContractError,
  type Json,
  isRecord,
  readBoolean,
  readCount,
  readItems,
  readString,
  rejectHtml,
} from "./read.ts";

/** `authorId` is the viewer's own actor id on their own posts, else a pseudonym that holds within one survey. */
export interface Post {
  id: string;
  content: string;
  authorId: string;
  likeCount: number;
  /** By the viewer; false also where the server does not tell, as in events. */
  liked: boolean;
  replyCount: number;
  createdAt: string;
}

export interface CreatePostPayload {
  content: string;
  lat: number | null;
  lng: number | null;
  survey_id: number | null;
}

export function readPosts(reply: unknown): Post[] {
  return readItems(reply).filter(isRecord).filter(hasId).map(toPost);
}

/** @throws ContractError when the reply holds no post. */
export function readPost(reply: unknown): Post {
  rejectHtml(reply);
  if (!isRecord(reply) || !hasId(reply)) {
    throw new ContractError("The server's reply holds no post.");
  }
  return toPost(reply);
}

function hasId(item: Json): boolean {
  return readString(item, ["id"]) !== "";
}

function toPost(item: Json): Post {
  return {
    id: readString(item, ["id"]),
    content: readString(item, ["content"]),
    authorId: readString(item, ["user_id", "userId"]),
    likeCount: readCount(item, ["like_count", "likeCount"]),
    liked: readBoolean(item, ["liked"]),
    replyCount: readCount(item, ["reply_count", "replyCount"]),
    createdAt: readString(item, ["created_at", "createdAt"]),
  };
}
