import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../base/refusal.ts";
import type { SavedBytes, SavedFile } from "../base/saved-file.ts";

/**
 * Replies with a file, starting at a byte, so that an interrupted download can
 * continue. The bytes before are written again and discarded: nothing is
 * stored.
 * @throws Refusal SURVEY_CHANGED if If-Match names another version of the file.
 */
export function replyFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { name, mark, lines, open }: SavedFile,
  from = 0,
): Readable {
  const etag = `"${mark}"`;
  const wanted = headers["if-match"];
  if (wanted !== undefined && wanted !== etag && wanted !== "*")
    throw new Refusal("SURVEY_CHANGED", (say) => say.fileChanged);
  sendAs(reply, name);
  void reply.header("etag", etag);
  if (lines !== null) void reply.header("x-total-rows", lines);
  return Readable.from(fromByte(open(), from), { objectMode: false });
}

/** Prevents caching, so that no one but the requester keeps what a key gives access to. */
export function sendAs(reply: FastifyReply, name: string): void {
  void reply.header("content-disposition", attachmentOf(name));
  void reply.header("cache-control", "no-store");
}

/**
 * The Content-Disposition header of a file named by fileNameOf. Old programs
 * read the ASCII version of the name.
 */
export function attachmentOf(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]+/g, "_");
  const plain = `attachment; filename="${ascii}"`;
  if (ascii === name) return plain;
  return `${plain}; filename*=UTF-8''${encodeURIComponent(name)}`;
}

async function* fromByte(chunks: AsyncIterable<SavedBytes>, from: number) {
  let left = from;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    if (left < bytes.length) yield bytes.subarray(left);
    left = Math.max(0, left - bytes.length);
  }
}
