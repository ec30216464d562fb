import { keptInTab, request, submitOnce } from "@nearsay/core/api";
import {
  type CreatePostPayload,
  type Post,
  type PostPage,
  type PostSort,
  type Reply,
  type ReplyPage,
  readLikeCount,
  readPost,
  readPostPage,
  readReply,
  readReplyPage,
} from "@nearsay/core/contract";

/**
 * Selects posts of a discussion: at most `limit`, from the cursor `next` of the
 * previous page, passed as `after` if sorted by `near` or `liked`, otherwise as
 * `before`.
 */
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

/** @param surveyKey A key of the survey, required for writing as its author. */
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

/** If omitted, an edit keeps the setting; for a new post or reply the default is false. */
function asAuthor<Body extends object>(body: Body, surveyKey?: string | null) {
  return surveyKey === undefined
    ? body
    : { ...body, as_author: surveyKey !== null };
}

/** Selects replies of a thread: a number of replies after the cursor `next` of a page. */
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

/** @param surveyKey See `createPost`. */
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

/**
 * @param surveyKey See `createPost`; null to stop being shown as the author; if
 *   omitted, the setting does not change.
 */
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

/**
 * Likes a post, once, and returns its number of likes; null if the reply does
 * not contain it. No one waits for the response, as the like is shown at once.
 */
export async function likePost(postId: string): Promise<number | null> {
  const body = { postId: Number(postId) };
  return readLikeCount(
    await submitOnce("/posts/like", body, "post_like", { keepalive: true }),
  );
}

/** Reports a post or a reply, once; a repeat changes nothing. */
export async function reportMessage(
  { kind, id }: { kind: "posts" | "replies"; id: string },
  reason: string,
): Promise<void> {
  const path = `/${kind}/${encodeURIComponent(id)}/report`;
  await submitOnce(path, { reason }, "survey_report");
}
