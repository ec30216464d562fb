import { createReadStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { preHandlerAsyncHookHandler } from "fastify";
import { readsGzip } from "../http/codings.ts";
import { isThere } from "./releases/release-folder.ts";

/** Of what the image has in gzip alone, as they are told of other files. */
const types: Readonly<Record<string, string>> = {
  ".json": "application/json; charset=utf-8",
  ".mjs": "application/javascript; charset=utf-8",
};

/** Of no other folder, and not hidden. */
const plain = /^\w[\w.-]*$/;

/**
 * Sends a file of the folder that is there in gzip alone, as maps are in the
 * image, to who reads no gzip; whatever else is asked for is left to others.
 * @param headersOf What goes along with a file of that name.
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
    // Who leaves before the end ends the reading, too.
    const whole = pipeline(packed, createGunzip(), () => undefined);
    return reply
      .type(type)
      .header("cache-control", "public, max-age=31536000, immutable")
      .headers(headersOf(file))
      .send(whole);
  };
}
