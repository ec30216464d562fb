import type { FastifyReply, FastifyRequest } from "fastify";
import { codingFor } from "../codings.ts";
import type { EncodedPage } from "./encoded-page.ts";

/** A browser asks each time; what stands between may send it for a second, and for four more while it asks. */
export const forEverybody =
  "public, max-age=0, s-maxage=1, stale-while-revalidate=4";

/** Where cookies choose between versions of the site, what stands between cannot know which to send. */
export const forOneBrowser = "private, no-cache";

/** Sends a page, or that it is the one that the browser has. */
export async function sendKept(
  page: EncodedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { etag, policy } = page;
  void reply.header("etag", etag);
  if (isKnown(request.headers["if-none-match"], etag))
    return reply.code(304).send();
  const coding = codingFor(request);
  void reply.headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    ...(coding !== "identity" && { "content-encoding": coding }),
  });
  return reply.send(await page.body(coding));
}

function isKnown(said: string | undefined, etag: string): boolean {
  return said === "*" || (said?.includes(etag.slice(2)) ?? false);
}
