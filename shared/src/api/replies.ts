import { type Reply, readReplies, readReply } from "../contract/reply.ts";
import { request } from "./request.ts";
import { submitOnce } from "./submit-once.ts";

export async function listReplies(
  postId: string,
  signal?: AbortSignal,
): Promise<Reply[]> {
  return readReplies(await request("/replies", { query: { postId }, signal }));
}

export async function createReply(
  postId: number,
  content: string,
): Promise<Reply> {
  const body = { postId, content };
  return readReply(await submitOnce("/replies", body, "reply_create"));
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
