import type {
  FastifyReply,
  FastifyRequest,
  onSendAsyncHookHandler,
} from "fastify";
import fastifyPlugin from "fastify-plugin";
import { hookCalls } from "../../http/route.ts";
import type { GiveBackOptions } from "./rate-limits.ts";
import { changing, ruleFor } from "./rules.ts";

/** Limits every call, before its body is read. A refused one is given back where what is limited was not done. */
export const limitRates = fastifyPlugin<GiveBackOptions>(
  (app, { limits, callers }, done) => {
    const counted = new WeakSet<FastifyRequest>();
    app.addHook("onRequest", async (request) => {
      const { call } = request.routeOptions.config;
      const rule = call === undefined ? null : ruleFor(call);
      if (rule === null) return;
      const key = callers.key(request);
      if (rule.ofActs) await limits.check(changing, request.ip, key);
      await limits.check(rule, request.ip, key);
      if (rule.ofActs) counted.add(request);
    });
    const onSend: onSendAsyncHookHandler<unknown> = async (request, reply) => {
      const { call } = request.routeOptions.config;
      const rule = call === undefined ? null : ruleFor(call);
      if (rule === null || !counted.has(request)) return;
      if (!isRefusal(reply)) return;
      await limits.giveBack(rule, request.ip, callers.key(request));
    };
    hookCalls(app, (call) => ruleFor(call)?.ofActs === true, { onSend });
    done();
  },
);

function isRefusal({ statusCode }: FastifyReply): boolean {
  return statusCode >= 400 && statusCode < 500;
}
