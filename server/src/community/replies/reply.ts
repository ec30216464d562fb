import type { Language } from "@nearsay/core/contract";
import type { ReplyItem } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { toMinute } from "../../base/to-minute.ts";
import { type InWords, shownTextOf } from "../posts/hidden-text.ts";
import type { NameAuthor } from "../posts/post.ts";
import type { ReplyRow } from "./reply-repository.ts";

/** A reply as one viewer sees it. */
export interface Reply {
  id: number;
  content: InWords;
  /** The author's name for this viewer. */
  author: string;
  createdAt: Date;
  hidden: boolean;
  asAuthor: boolean;
}

export function toReply(row: ReplyRow, nameAuthor: NameAuthor): Reply {
  const { replyId, voice, createdAt, asAuthor } = row;
  const { content, hidden } = shownTextOf(row);
  const author = hidden ? "" : nameAuthor(voice);
  return { id: replyId, content, author, createdAt, hidden, asAuthor };
}

/** A reply as API clients get it. */
export function serializeReply(
  reply: Reply,
  language: Language,
): Static<typeof ReplyItem> {
  return {
    id: reply.id,
    content: reply.content(language),
    user_id: reply.author,
    ...(reply.asAuthor && { as_author: true }),
    created_at: toMinute(reply.createdAt),
    user_alias: null,
    replying_to: null,
    ...(reply.hidden && { hidden: true }),
  };
}
