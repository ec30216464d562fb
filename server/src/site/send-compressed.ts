import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const compress = promisify(brotliCompress);
/** `br;q=0` says that the caller does not want it. */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/** Sends a page, small where the browser can read that. */
export async function sendCompressed(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.header("vary", "accept-encoding");
  if (!takesBrotli.test(request.headers["accept-encoding"] ?? "")) {
    return reply.send(html);
  }
  const small = await compress(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  return reply.header("content-encoding", "br").send(small);
}
