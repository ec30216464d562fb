import { createHash } from "node:crypto";
import type { FastifyInstance, onSendAsyncHookHandler } from "fastify";
import { type Coding, codingFor, compress } from "./codings.ts";

/**
 * Compresses replies that are the same for everyone and adds an ETag, so that
 * browsers cache and revalidate them. Large bodies are compressed and hashed
 * once for as long as they are sent again.
 */
export function tagReplies(app: FastifyInstance): void {
  const sent = new WeakMap<Buffer, Tagged>();
  const tag: onSendAsyncHookHandler<unknown> = async (
    request,
    reply,
    payload,
  ) => {
    if (reply.statusCode !== 200) return payload;
    const bytes = Buffer.isBuffer(payload)
      ? payload
      : Buffer.from(payload as string);
    const tagged = sent.get(bytes) ?? tagOf(bytes);
    sent.set(bytes, tagged);
    const { etag } = tagged;
    void reply.headers({
      etag,
      "cache-control": "no-cache",
      vary: "accept-encoding",
    });
    if (request.headers["if-none-match"]?.includes(etag) === true) {
      void reply.code(304).removeHeader("content-length");
      return "";
    }
    const coding = codingFor(request);
    if (coding === "identity") return bytes;
    void reply.header("content-encoding", coding);
    const body = await tagged.inCoding(coding);
    void reply.header("content-length", body.length);
    return body;
  };
  app.addHook("onSend", tag);
}

interface Tagged {
  etag: string;
  inCoding: (coding: Exclude<Coding, "identity">) => Promise<Buffer>;
}

function tagOf(bytes: Buffer): Tagged {
  const bodies = new Map<Coding, Promise<Buffer>>();
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return {
    etag: `W/"${hash.slice(0, 22)}"`,
    inCoding(coding) {
      const body = bodies.get(coding) ?? compress(bytes, coding, "once");
      bodies.set(coding, body);
      return body;
    },
  };
}
