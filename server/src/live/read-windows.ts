import {
  type NameAuthor,
  serializePost,
  toPost,
} from "../community/posts/post.ts";
import {
  type DiscussionState,
  findState,
} from "../community/posts/discussion-state.ts";
import { toldOf } from "../community/posts/hidden-text.ts";
import type { Queryable } from "../base/db/database.ts";
import { type PostRow, listPosts } from "../community/posts/post-repository.ts";
import { serializeReply, toReply } from "../community/replies/reply.ts";
import { type NewReplyRow, listNewestReplies } from "./news-repository.ts";

/** A post or a reply, as it is told. */
export interface Item {
  number: number;
  authorId: string;
  content: string;
  asAuthor: boolean;
  event: "post" | "reply";
  data(nameAuthor: NameAuthor): unknown;
}

export interface PostItem extends Item {
  likeCount: number;
  replyCount: number;
}

/** The newest posts and replies of a survey, newest first, at most `size` of each. */
export interface Windows {
  posts: PostItem[];
  replies: Item[];
  size: number;
  state: DiscussionState | null;
}

const size = 50;

export async function readWindows(
  db: Queryable,
  surveyId: number,
): Promise<Windows> {
  const [posts, replies, state] = await Promise.all([
    listPosts(db, surveyId, size),
    listNewestReplies(db, surveyId, size),
    findState(db, surveyId),
  ]);
  return {
    posts: posts.map(fromPost),
    replies: replies.map(fromReply),
    ...{ size, state },
  };
}

function fromPost(row: PostRow): PostItem {
  const { content, hidden } = toldOf(row);
  return {
    number: row.postId,
    authorId: row.actorId,
    content,
    asAuthor: row.asAuthor,
    event: "post",
    data: (nameAuthor) => ({ post: serializePost(toPost(row, nameAuthor)) }),
    likeCount: hidden ? 0 : row.likeCount,
    replyCount: row.replyCount,
  };
}

function fromReply(row: NewReplyRow): Item {
  return {
    number: row.replyId,
    authorId: row.actorId,
    content: toldOf(row).content,
    asAuthor: row.asAuthor,
    event: "reply",
    data: (nameAuthor) => ({
      postId: row.postId,
      reply: serializeReply(toReply(row, nameAuthor)),
      reply_count: row.replyCount,
    }),
  };
}
