import type {
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
} from "fastify";
import fastifyPlugin from "fastify-plugin";
import { hookCalls } from "../../http/route.ts";
import type { GiveBackOptions } from "./rate-limits.ts";
import { type Rule, generalRuleFor, ruleFor } from "./rules.ts";

/**
 * Limits every operation, before its request body is parsed. A refused request
 * is subtracted again if the limited action was not done.
 */
export const limitRates = fastifyPlugin<GiveBackOptions>(
  (app, { limits, callers }, done) => {
    const counted = new WeakSet<FastifyRequest>();
    app.addHook("onRequest", async (request) => {
      const { call } = request.routeOptions.config;
      const rule = call === undefined ? null : ruleFor(call);
      if (call === undefined || rule === null) return;
      const key = callers.key(request);
      if (rule.ofActs)
        await limits.check(generalRuleFor(call), request.ip, key);
      await limits.check(rule, request.ip, key);
      if (rule.ofActs) counted.add(request);
    });
    const onSend: onSendAsyncHookHandler<unknown> = async (
      request,
      reply,
      payload,
    ) => {
      const { call } = request.routeOptions.config;
      const rule = call === undefined ? null : ruleFor(call);
      if (rule === null || !counted.has(request)) return;
      if (!isRefusal(reply) || isWrongCode(rule, payload)) return;
      await limits.giveBack(rule, request.ip, callers.key(request));
    };
    hookCalls(app, (call) => ruleFor(call)?.ofActs === true, { onSend });
    done();
  },
);

function isRefusal({ statusCode }: FastifyReply): boolean {
  return statusCode >= 400 && statusCode < 500;
}

function isWrongCode({ wrongCode }: Rule, payload: unknown): boolean {
  if (wrongCode === undefined) return false;
  // A body that cannot be parsed counts, as otherwise an unlimited number of
  // attempts would be possible.
  if (typeof payload !== "string") return true;
  return (JSON.parse(payload) as { code?: string }).code === wrongCode;
}
