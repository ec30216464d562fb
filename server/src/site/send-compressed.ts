import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type {
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
} from "fastify";

const compress = promisify(brotliCompress);
/** `br;q=0` says that the caller does not want it. */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/** Sends a page, small where the browser can read that. */
export async function sendCompressed(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.send(await compressed(html, request, reply));
}

/** Makes a reply small on its way where whoever asked can read that. */
export const compressReply: onSendAsyncHookHandler<unknown> = async (
  request,
  reply,
  payload,
) =>
  typeof payload === "string"
    ? await compressed(payload, request, reply)
    : payload;

async function compressed(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const varies = [reply.getHeader("vary") ?? [], "accept-encoding"].flat();
  void reply.header("vary", varies.join(", "));
  if (!takesBrotli.test(request.headers["accept-encoding"] ?? "")) return text;
  void reply.header("content-encoding", "br");
  return compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
}
