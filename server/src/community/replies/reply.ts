import type { ReplyItem } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { toMinute } from "../../base/to-minute.ts";
import type { NameAuthor } from "../posts/post.ts";
import type { ReplyRow } from "./reply-repository.ts";

/** A reply as one viewer sees it. */
export interface Reply {
  id: number;
  content: string;
  /** As the viewer is told of them. */
  author: string;
  createdAt: Date;
}

export function toReply(row: ReplyRow, nameAuthor: NameAuthor): Reply {
  const { replyId, content, actorId, createdAt } = row;
  return { id: replyId, content, author: nameAuthor(actorId), createdAt };
}

/** A reply as callers see it. */
export function serializeReply(reply: Reply): Static<typeof ReplyItem> {
  return {
    id: reply.id,
    content: reply.content,
    user_id: reply.author,
    created_at: toMinute(reply.createdAt),
    user_alias: null,
    replying_to: null,
  };
}
