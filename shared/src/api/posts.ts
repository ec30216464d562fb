import {
  type Post,
  type PostPage,
  readPost,
  readPostPage,
} from "../contract/post.ts";
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
