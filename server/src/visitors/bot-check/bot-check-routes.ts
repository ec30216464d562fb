import { botCheckCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { hookCalls, route } from "../../http/route.ts";
import type { BotCheck } from "./bot-check.ts";

export function botCheckRoutes(app: FastifyInstance, botCheck: BotCheck): void {
  route(app, botCheckCalls.getBotCheckChallenge, ({ query, request }) =>
    botCheck.challenge(request, query.action, query.price),
  );
}

/**
 * Requires a token for every operation whose contract names an action, after
 * the request has been validated.
 */
export const botCheckGuard = fastifyPlugin<{ botCheck: BotCheck }>(
  (app, { botCheck }, done) => {
    if (botCheck.provider === "off") app.log.warn("bot checks are off");
    hookCalls(app, ({ action }) => action !== undefined, {
      preHandler: async (request) => {
        const action = request.routeOptions.config.call?.action;
        if (action !== undefined) await botCheck.admit(request, action);
      },
    });
    done();
  },
);
