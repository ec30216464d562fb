import {
  type DiscussionState,
  type Language,
  firstLanguage,
} from "@nearsay/core/contract";
import {
  type NameAuthor,
  serializePost,
  toPost,
} from "../community/posts/post.ts";
import { findState } from "../community/posts/discussion-state.ts";
import { shownTextOf } from "../community/posts/hidden-text.ts";
import type { Queryable } from "../base/db/database.ts";
import { type PostRow, listPosts } from "../community/posts/post-repository.ts";
import { serializeReply, toReply } from "../community/replies/reply.ts";
import { type NewReplyRow, listNewestReplies } from "./news-repository.ts";

/** The reader that texts are written for: how authors are named to them, and their language. */
export interface Reader {
  nameAuthor: NameAuthor;
  language: Language;
}

/** A post or a reply, as it is sent. */
export interface Item {
  number: number;
  authorId: string;
  /** In English, to detect changes. */
  content: string;
  asAuthor: boolean;
  event: "post" | "reply";
  data(reader: Reader): unknown;
}

export interface PostItem extends Item {
  likeCount: number;
  replyCount: number;
}

/** The newest posts and replies of a survey, newest first, up to `size` of each. */
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
    size,
    state,
  };
}

function fromPost(row: PostRow): PostItem {
  const { content, hidden } = shownTextOf(row);
  return {
    number: row.postId,
    authorId: row.voice,
    content: content(firstLanguage),
    asAuthor: row.asAuthor,
    event: "post",
    data: ({ nameAuthor, language }) => ({
      post: serializePost(toPost(row, nameAuthor), language),
    }),
    likeCount: hidden ? 0 : row.likeCount,
    replyCount: row.replyCount,
  };
}

function fromReply(row: NewReplyRow): Item {
  return {
    number: row.replyId,
    authorId: row.voice,
    content: shownTextOf(row).content(firstLanguage),
    asAuthor: row.asAuthor,
    event: "reply",
    data: ({ nameAuthor, language }) => ({
      postId: row.postId,
      reply: serializeReply(toReply(row, nameAuthor), language),
      reply_count: row.replyCount,
    }),
  };
}
