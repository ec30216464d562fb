import type { NameAuthor } from "../community/posts/author.ts";
import type { PostRow } from "../community/posts/post-repository.ts";
import { toPost } from "../community/posts/post-service.ts";
import { serializePost } from "../community/posts/serialize-post.ts";
import { toReply } from "../community/replies/reply-service.ts";
import { serializeReply } from "../community/replies/serialize-reply.ts";
import type { NewReplyRow } from "./news-repository.ts";

/** A post or a reply, as it is told. */
export interface Item {
  number: number;
  authorId: string;
  content: string;
  event: "post" | "reply";
  data(nameAuthor: NameAuthor): unknown;
}

export interface PostItem extends Item {
  likeCount: number;
  replyCount: number;
}

export function fromPost(row: PostRow): PostItem {
  return {
    number: row.postId,
    authorId: row.actorId,
    content: row.content,
    event: "post",
    data: (nameAuthor) => ({ post: serializePost(toPost(row, nameAuthor)) }),
    likeCount: row.likeCount,
    replyCount: row.replyCount,
  };
}

export function fromReply(row: NewReplyRow): Item {
  return {
    number: row.replyId,
    authorId: row.actorId,
    content: row.content,
    event: "reply",
    data: (nameAuthor) => ({
      postId: row.postId,
      reply: serializeReply(toReply(row, nameAuthor)),
      reply_count: row.replyCount,
    }),
  };
}
