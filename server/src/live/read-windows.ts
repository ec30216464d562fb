import type { Queryable } from "../db/database.ts";
import { fromPost, fromReply } from "./item.ts";
import { listNewestPosts, listNewestReplies } from "./news-repository.ts";
import type { Windows } from "./survey-news.ts";

const size = 50;

export async function readWindows(
  db: Queryable,
  surveyId: number,
): Promise<Windows> {
  const [posts, replies] = await Promise.all([
    listNewestPosts(db, surveyId, size),
    listNewestReplies(db, surveyId, size),
  ]);
  return { posts: posts.map(fromPost), replies: replies.map(fromReply), size };
}
