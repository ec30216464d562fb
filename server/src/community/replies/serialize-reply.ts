import type { ReplyItem } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { toMinute } from "../../base/to-minute.ts";
import type { Reply } from "./reply-service.ts";

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
