import { Readable } from "node:stream";
import { type Call, ErrorReply } from "@nearsay/core/contract/schema";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from "fastify";
import type { Static, TSchema } from "typebox";
import { Ready, ReadyText } from "../base/cache/ready.ts";
import { bodyLimitOf } from "./body-limit.ts";
import { eventHeaders } from "./event-frame.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation of the contract that a route serves. */
    call?: Call;
  }
}

type Read<T> = T extends TSchema ? Static<T> : undefined;
type Part<C, Name extends string> =
  C extends Record<Name, infer T> ? Read<T> : undefined;

/** A validated request, typed by its operation. */
export interface Input<C extends Call> {
  params: Part<C, "params">;
  query: Part<C, "query">;
  body: Part<C, "body">;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Output<C extends Call> = C extends { reply: infer T }
  ? Read<T>
  : void;

/**
 * Serves an operation of the contract: its path, method, validation,
 * serialization and documentation.
 * @param answer May return a stream instead of the value: of events, unless the
 * operation defines another content type.
 */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  answer: (
    input: Input<C>,
  ) => Promise<Output<C> | Ready<Output<C>> | ReadyText | Readable>,
): void {
  app.route({
    method: call.method,
    // Paths of operations begin with /api, at whatever prefix they are
    // registered.
    url: `/api${call.path}`.slice(app.prefix.length),
    schema: describeCall(call),
    config: { call },
    bodyLimit: bodyLimitOf(call),
    // A line per request would show to the millisecond when somebody answered.
    ...(isAct(call) &&
      chatty.has(app.log.level ?? "") && { logLevel: "warn" as const }),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const input = { params, query, body, request, reply } as Input<C>;
      const value = await answer(input);
      void reply.code(call.status);
      if (value instanceof Ready || value instanceof ReadyText)
        return reply.type("application/json; charset=utf-8").send(value.body);
      if (call.contentType !== undefined)
        void reply.type(withCharset(call.contentType));
      else if (value instanceof Readable) void reply.headers(eventHeaders);
      return reply.send(value);
    },
  });
}

/** Levels at which each request has a line. */
const chatty = new Set(["info", "debug", "trace"]);

/** Whether a visitor does something with it; operators and keys of a survey are no visitors. */
export function isAct({ method, path }: Pick<Call, "method" | "path">) {
  // A frame asks for its token when somebody is about to answer.
  if (path.startsWith("/embed/")) return true;
  return method !== "GET" && !/^\/(operator|manage)\b/.test(path);
}

/** Only for text types. */
function withCharset(contentType: string): string {
  return contentType === "application/zip"
    ? contentType
    : `${contentType}; charset=utf-8`;
}

function describeReply(reply?: TSchema, contentType?: string) {
  if (reply === undefined) return { type: "null", description: "Success." };
  if (contentType === undefined) return reply;
  const description = contentType;
  return { description, content: { [contentType]: { schema: reply } } };
}

/** An operation in the format of Fastify and the OpenAPI document. */
export function describeCall({ params, query, body, reply, ...call }: Call) {
  return {
    operationId: call.operationId,
    summary: call.summary,
    ...(call.description !== undefined && { description: call.description }),
    tags: [call.tag],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      [call.status]: describeReply(reply, call.contentType),
      "4xx": ErrorReply,
      "5xx": ErrorReply,
    },
  };
}

interface CallHooks {
  preHandler?: preHandlerAsyncHookHandler;
  onSend?: onSendAsyncHookHandler<unknown>;
}

/**
 * Adds hooks to those operations registered from then on for which `concerns`
 * is true. A hook of the whole API would slow down every request, even if it
 * does nothing.
 */
export function hookCalls(
  app: FastifyInstance,
  concerns: (call: Call) => boolean,
  hooks: CallHooks,
): void {
  app.addHook("onRoute", (route) => {
    const call = route.config?.call;
    if (call === undefined || !concerns(call)) return;
    if (hooks.preHandler !== undefined)
      route.preHandler = [route.preHandler ?? [], hooks.preHandler].flat();
    if (hooks.onSend !== undefined)
      route.onSend = [route.onSend ?? [], hooks.onSend].flat();
  });
}
