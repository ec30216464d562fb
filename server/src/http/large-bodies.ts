import type { IncomingHttpHeaders } from "node:http";
import { Transform, pipeline } from "node:stream";
import type { FastifyInstance } from "fastify";
import { overloaded } from "../base/refusal.ts";
import { bodyBytesMin } from "./body-limit.ts";

/** Maximum number of bytes of large bodies that are in memory together. */
const togetherMax = 64 * 2 ** 20;

/**
 * Limits the memory for large bodies, however many arrive at once: received
 * bytes count until the reply is complete, and a further body is refused if
 * there is no room. Small bodies always have room.
 */
export function boundLargeBodies(
  app: FastifyInstance,
  most = togetherMax,
): void {
  let held = 0;
  app.addHook("preParsing", (request, { raw }, payload, next) => {
    if (isSmall(request.headers)) return next(null, payload);
    let own = 0;
    raw.once("close", () => {
      held -= own;
    });
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        own += chunk.length;
        held += chunk.length;
        if (held > most) done(overloaded(1));
        else done(null, chunk);
      },
    });
    // Fastify reads this stream, and gets errors from it.
    pipeline(payload, counted, () => undefined);
    next(null, counted);
  });
}

/** A body without a length that is sent in chunks can become large. */
function isSmall(headers: IncomingHttpHeaders): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = headers;
  return length === undefined
    ? encoding === undefined
    : Number(length) <= bodyBytesMin;
}
