import {
  type Post,
  type PostPage,
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

/** Which part of a discussion: so many posts before the one that a page named as `next`. */
export interface PostCursor {
  before?: string | null;
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

export async function createPost(payload: CreatePostPayload): Promise<Post> {
  return readPost(
    await submitOnce("/posts", payload, "post_create", {
      unsettled: keptInTab,
    }),
  );
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

export async function createReply(
  postId: number,
  content: string,
): Promise<Reply> {
  const body = { postId, content };
  return readReply(
    await submitOnce("/replies", body, "reply_create", {
      unsettled: keptInTab,
    }),
  );
}

export async function updateReply(id: string, content: string): Promise<Reply> {
  const path = `/replies/${encodeURIComponent(id)}`;
  return readReply(
    await request(path, {
      method: "PUT",
      body: { content },
      action: "reply_update",
    }),
  );
}
