import type { FastifyReply, FastifyRequest } from "fastify";
import { codingFor } from "../../http/codings.ts";
import type { EncodedPage } from "./encoded-page.ts";
import { type KeptReplies, writeReply } from "./kept-replies.ts";

/**
 * Browsers revalidate each time; proxies may send it for a second, and for four
 * more while they revalidate.
 */
export const forEverybody =
  "public, max-age=0, s-maxage=1, stale-while-revalidate=4";

/** If cookies choose between versions of the site, proxies cannot know which one to send. */
export const forOneBrowser = "private, no-cache";

/** A cached page, and the cache of how it is sent. */
export interface ToSend {
  page: EncodedPage;
  /** Returns the current page later; null if it must be checked first. */
  peek: () => EncodedPage | null;
  replies: KeptReplies;
}

/** Sends a page with the reply's headers, or 304 if the browser has it. */
export async function sendKept(
  { page, peek, replies }: ToSend,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const coding = codingFor(request);
  const body = await page.body(coding);
  const { etag, policy } = page;
  const { "x-request-id": _, ...common } = reply.getHeaders();
  const unchanged = { ...common, etag };
  const whole = {
    ...unchanged,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    ...(coding !== "identity" && { "content-encoding": coding }),
    "content-length": body.length,
  };
  const headers = { whole: listOf(whole), unchanged: listOf(unchanged) };
  const kept = { peek, etag, coding, headers };
  replies.keep(request, kept);
  writeReply(reply, kept, body);
  return reply;
}

function listOf(headers: Record<string, unknown>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [
    name,
    String(value),
  ]);
}
