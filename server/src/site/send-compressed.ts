import type {
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
} from "fastify";
import { codingFor, compress } from "../http/codings.ts";

/** Sends a page, compressed if the browser accepts that. */
export async function sendCompressed(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.send(await compressed(html, request, reply));
}

/** A hook that compresses a reply if the client accepts that. */
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
  const coding = codingFor(request);
  if (coding === "identity") return text;
  void reply.header("content-encoding", coding);
  return compress(Buffer.from(text), coding, "once");
}
