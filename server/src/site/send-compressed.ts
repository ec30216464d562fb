import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type {
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
} from "fastify";

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Smallest first. */
const codings = [
  {
    name: "br",
    accepted: accepting("br"),
    compress: (text: string) =>
      brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  {
    name: "gzip",
    accepted: accepting("gzip"),
    compress: (text: string) => zip(text),
  },
];

/** `br;q=0` says that the caller does not want it. */
function accepting(coding: string): RegExp {
  return new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i");
}

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
  const accepted = request.headers["accept-encoding"] ?? "";
  const coding = codings.find((one) => one.accepted.test(accepted));
  if (coding === undefined) return text;
  void reply.header("content-encoding", coding.name);
  return coding.compress(text);
}
