import { createReadStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { preHandlerAsyncHookHandler } from "fastify";
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
 * Unpacks a file of which only compressed versions exist, as of scripts in the
 * image, for clients that do not accept gzip; other requests are left to the
 * next handler.
 * @param headersOf Returns the headers for a file name.
 */
export function sendUnpacked(
  folder: string,
  headersOf: (file: string) => Readonly<Record<string, string>>,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    if (readsGzip(request)) return;
    const { "*": name = "" } = request.params as { "*"?: string };
    const type = plain.test(name) ? types[path.extname(name)] : undefined;
    const file = path.join(folder, name);
    if (type === undefined || (await isThere(file))) return;
    if (!(await isThere(`${file}.gz`))) return;
    const packed = createReadStream(`${file}.gz`);
    // If the client disconnects early, reading stops too.
    const whole = pipeline(packed, createGunzip(), () => undefined);
    return reply
      .type(type)
      .header("cache-control", "public, max-age=31536000, immutable")
      .headers(headersOf(file))
      .send(whole);
  };
}
