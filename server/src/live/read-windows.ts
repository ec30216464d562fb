import type { Queryable } from "../base/db/database.ts";
import { listPosts } from "../community/posts/post-repository.ts";
import { fromPost, fromReply } from "./item.ts";
import { listNewestReplies } from "./news-repository.ts";
import type { Windows } from "./survey-news.ts";

const size = 50;

export async function readWindows(
  db: Queryable,
  surveyId: number,
): Promise<Windows> {
  const [posts, replies] = await Promise.all([
    listPosts(db, surveyId, size),
    listNewestReplies(db, surveyId, size),
  ]);
  return { posts: posts.map(fromPost), replies: replies.map(fromReply), size };
}
