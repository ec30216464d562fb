import { createReadStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type {
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from "fastify";
import { readsGzip } from "../http/codings.ts";
import { isThere } from "./releases/release-folder.ts";

/** Content types of files that the image contains compressed only, the same as for other files. */
const types: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "application/javascript; charset=utf-8",
};

/** A file in this folder only, and not hidden. */
const plain = /^\w[\w.-]*$/;

/**
 * Unpacks a file of the folder, as `sendFileUnpacked` does; other requests are
 * left to the next handler.
 * @param headersOf Returns the headers for a file name.
 */
export function sendUnpacked(
  folder: string,
  headersOf: (file: string) => Readonly<Record<string, string>>,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const { "*": name = "" } = request.params as { "*"?: string };
    if (!plain.test(name)) return;
    const file = path.join(folder, name);
    if (await sendFileUnpacked(request, reply, file, headersOf(file)))
      return reply;
  };
}

/**
 * Unpacks a file of which only compressed versions exist, as of scripts in the
 * image, for a client that does not accept gzip.
 * @returns Whether the reply was sent.
 */
export async function sendFileUnpacked(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (readsGzip(request)) return false;
  const type = types[path.extname(file)];
  if (type === undefined || (await isThere(file))) return false;
  if (!(await isThere(`${file}.gz`))) return false;
  const packed = createReadStream(`${file}.gz`);
  // If the client disconnects early, reading stops too.
  const whole = pipeline(packed, createGunzip(), () => undefined);
  void reply
    .type(type)
    .header("cache-control", "public, max-age=31536000, immutable")
    .headers(headers)
    .send(whole);
  return true;
}
