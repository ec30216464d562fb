import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../../base/refusal.ts";

type Bytes = string | Uint8Array;

/** A file whose bytes are the same as long as its mark is. */
export interface SavedFile {
  name: string;
  mark: string;
  /** How many lines there are, besides a heading; null where nobody would count them. */
  lines: number | null;
  open: () => AsyncIterable<Bytes>;
}

/** The same for the same, and for nothing else. */
export function markOf(...parts: unknown[]): string {
  const text = JSON.stringify(parts);
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/**
 * Replies with a file from a byte on, so that who was cut off goes on where they
 * were. What came before is written anew and thrown away: nothing is kept for it.
 * @throws Refusal SURVEY_CHANGED where If-Match names another file than there is.
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
    throw new Refusal(
      "SURVEY_CHANGED",
      "There is more to save by now. Please save the file anew.",
    );
  sendAs(reply, name);
  void reply.header("etag", etag);
  if (lines !== null) void reply.header("x-total-rows", lines);
  return Readable.from(fromByte(open(), from), { objectMode: false });
}

/** Nobody keeps what a key opened but who asked for it. */
export function sendAs(reply: FastifyReply, name: string): void {
  void reply.header("content-disposition", attachmentOf(name));
  void reply.header("cache-control", "no-store");
}

/** The Content-Disposition of a file that fileNameOf named. Programs that know no other letters read the name in ASCII. */
export function attachmentOf(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]+/g, "_");
  const plain = `attachment; filename="${ascii}"`;
  if (ascii === name) return plain;
  return `${plain}; filename*=UTF-8''${encodeURIComponent(name)}`;
}

async function* fromByte(chunks: AsyncIterable<Bytes>, from: number) {
  let left = from;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    if (left < bytes.length) yield bytes.subarray(left);
    left = Math.max(0, left - bytes.length);
  }
}
