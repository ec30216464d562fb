import {
  type CreatePostPayload,
  type Post,
  readPost,
  readPosts,
} from "../contract/post.ts";
import { request } from "./request.ts";
import { submitOnce } from "./submit-once.ts";

export async function listPosts(
  surveyId: string,
  signal?: AbortSignal,
): Promise<Post[]> {
  return readPosts(await request("/posts", { query: { surveyId }, signal }));
}

export async function createPost(payload: CreatePostPayload): Promise<Post> {
  return readPost(await submitOnce("/posts", payload, "post_create"));
}
