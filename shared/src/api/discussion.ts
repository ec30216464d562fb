import {
  type Post,
  type PostPage,
  type PostSort,
  readPost,
  readPostPage,
  type Reply,
  type ReplyPage,
  readReply,
  readReplyPage,
} from "../contract/discussion.ts";
import type { CreatePostPayload } from "../contract/payloads.ts";
import { request } from "./request.ts";
import { keptInTab, submitOnce } from "./submit-once.ts";

/** Which part of a discussion: so many posts from where a page named as `next`, before or, where they are sorted, after it. */
export interface PostCursor {
  sort?: PostSort;
  before?: string | null;
  after?: string | null;
  limit?: number;
}

export async function listPosts(
  surveyId: string,
  cursor: PostCursor = {},
  signal?: AbortSignal,
): Promise<PostPage> {
  const query = { surveyId, ...cursor };
  return readPostPage(await request("/posts", { query, signal }));
}

/** @param surveyKey To write as the author of the survey, which its key shows. */
export async function createPost(
  payload: CreatePostPayload,
  surveyKey?: string,
): Promise<Post> {
  return readPost(
    await submitOnce("/posts", asAuthor(payload, surveyKey), "post_create", {
      unsettled: keptInTab,
      surveyKey,
    }),
  );
}

/** What is left out stays, and is false of what is new. */
function asAuthor<Body extends object>(body: Body, surveyKey?: string | null) {
  return surveyKey === undefined
    ? body
    : { ...body, as_author: surveyKey !== null };
}

/** Which part of a thread: so many replies after the one that a page named as `next`. */
export interface ReplyCursor {
  after?: string | null;
  limit?: number;
}

export async function listReplies(
  postId: string,
  cursor: ReplyCursor = {},
  signal?: AbortSignal,
): Promise<ReplyPage> {
  const query = { postId, ...cursor };
  return readReplyPage(await request("/replies", { query, signal }));
}

/** @param surveyKey As in createPost. */
export async function createReply(
  postId: number,
  content: string,
  surveyKey?: string,
): Promise<Reply> {
  const body = asAuthor({ postId, content }, surveyKey);
  return readReply(
    await submitOnce("/replies", body, "reply_create", {
      unsettled: keptInTab,
      surveyKey,
    }),
  );
}

/** @param surveyKey As in createPost; null to be no longer told as its author; left out, that stays. */
export async function updateReply(
  id: string,
  content: string,
  surveyKey?: string | null,
): Promise<Reply> {
  const path = `/replies/${encodeURIComponent(id)}`;
  return readReply(
    await request(path, {
      method: "PUT",
      body: asAuthor({ content }, surveyKey),
      action: "reply_update",
      surveyKey: surveyKey ?? undefined,
    }),
  );
}
