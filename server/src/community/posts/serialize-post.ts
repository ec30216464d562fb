import type { PostItem } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import { toMinute } from "../../base/to-minute.ts";
import type { Post } from "./post-service.ts";

/** A post as callers see it. */
export function serializePost(post: Post): Static<typeof PostItem> {
  return {
    id: post.id,
    content: post.content,
    user_id: post.author,
    like_count: post.likeCount,
    liked: post.liked,
    reply_count: post.replyCount,
    created_at: toMinute(post.createdAt),
  };
}
