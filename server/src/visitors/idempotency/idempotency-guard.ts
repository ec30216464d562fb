import { Readable } from "node:stream";
import fastifyPlugin from "fastify-plugin";
import type {
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from "fastify";
import { hookCalls } from "../../http/route.ts";
import type { Outcome } from "./claims.ts";
import type { Idempotency } from "./idempotency.ts";

declare module "fastify" {
  interface FastifyRequest {
    /**
     * Identifies the request in the rows that it writes, so that a repeat finds
     * them; null without an Idempotency-Key.
     */
    requestKey: string | null;
    /**
     * As unique as `requestKey`, and never stored: values derived from it
     * cannot be derived again without the Idempotency-Key.
     */
    requestSecret: string | null;
  }
}

/** Sends the reply to the first request also to its repeats. */
export const idempotencyGuard = fastifyPlugin<{ idempotency: Idempotency }>(
  (app, { idempotency }, done) => {
    app.decorateRequest("requestKey", null);
    app.decorateRequest("requestSecret", null);

    const preHandler: preHandlerAsyncHookHandler = async (request, reply) => {
      const keyed = await idempotency.read(request);
      if (keyed === null) return;
      const outcome = isUnkept(request) ? null : await idempotency.begin(keyed);
      if (outcome !== null) return send(reply, outcome);
      request.requestKey = keyed.requestKey;
      request.requestSecret = keyed.secret;
    };

    const onSend: onSendAsyncHookHandler<unknown> = async (
      request,
      reply,
      payload,
    ) => {
      const { requestKey, requestSecret: secret } = request;
      if (requestKey === null || secret === null || isUnkept(request)) return;
      const outcome = readOutcome(reply, payload);
      try {
        await idempotency.settle(
          { requestKey, secret },
          outcome,
          isKept(reply),
        );
      } catch (error) {
        // The request has succeeded and the reply is sent; a repeat finds the
        // result in the rows.
        request.log.warn({ err: error }, "a reply was not stored");
      }
    };

    hookCalls(app, ({ method }) => method !== "GET", { preHandler, onSend });
    done();
  },
);

function isUnkept({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.call?.unkept === true;
}

/** Null for a stream, which cannot be repeated. */
function readOutcome(reply: FastifyReply, payload: unknown): Outcome | null {
  if (payload instanceof Readable) return null;
  const body = typeof payload === "string" && payload !== "" ? payload : null;
  return { status: reply.statusCode, body };
}

/** A refusal can be different next time; cookies are never sent twice. */
function isKept(reply: FastifyReply): boolean {
  return reply.statusCode < 400 && !reply.hasHeader("set-cookie");
}

function send(reply: FastifyReply, { status, body }: Outcome): FastifyReply {
  void reply.code(status);
  return body === null
    ? reply.send()
    : reply.type("application/json; charset=utf-8").send(body);
}
