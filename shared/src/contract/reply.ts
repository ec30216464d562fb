import { readNextCursor } from "./page.ts";
import {
  ContractError,
  type Json,
  isRecord,
  readItems,
  readOptionalString,
  readString,
} from "./read.ts";

export interface Reply {
  id: string;
  content: string;
  authorId: string;
  createdAt: string;
  /** A name the author or server chose; takes precedence over the derived label. */
  authorLabel: string | null;
  /** The id of the person answered, if one was named. */
  replyingTo: string | null;
}

export interface ReplyPage {
  /** Oldest first. */
  replies: Reply[];
  /** What to ask for the next page with; null on the last one. */
  next: string | null;
}

export function readReplyPage(reply: unknown): ReplyPage {
  const replies = readItems(reply).filter(isRecord).filter(hasId).map(toReply);
  return { replies, next: readNextCursor(reply) };
}

/** @throws ContractError when the server's answer holds no reply. */
export function readReply(reply: unknown): Reply {
  if (!isRecord(reply) || !hasId(reply)) {
    throw new ContractError("The server's answer holds no reply.");
  }
  return toReply(reply);
}

function hasId(item: Json): boolean {
  return readString(item, ["id"]) !== "";
}

function toReply(item: Json): Reply {
  return {
    id: readString(item, ["id"]),
    content: readString(item, ["content"]),
    authorId: readString(item, ["user_id", "userId"]),
    createdAt: readString(item, ["created_at", "createdAt"]),
    authorLabel: readOptionalString(item, [
      "user_alias",
      "userAlias",
      "display_name",
      "displayName",
    ]),
    replyingTo: readOptionalString(item, [
      "replying_to",
      "replyingTo",
      "parent_user",
      "parentUser",
      "parent_user_id",
      "parentUserId",
    ]),
  };
}
