import fastifyPlugin from "fastify-plugin";
import { hookCalls } from "../../http/route.ts";
import type { BotCheckConfig } from "./bot-check-config.ts";
import type { BotCheck } from "./bot-check.ts";

interface BotCheckGuardOptions {
  botCheck: BotCheck;
  provider: BotCheckConfig["provider"];
}

/** Asks a token of every call whose contract names an action, once the request is known to be well formed. */
export const botCheckGuard = fastifyPlugin<BotCheckGuardOptions>(
  (app, { botCheck, provider }, done) => {
    if (provider === "off") app.log.warn("bot checks are off");
    hookCalls(app, ({ action }) => action !== undefined, {
      preHandler: async (request) => {
        const action = request.routeOptions.config.call?.action;
        if (action !== undefined) await botCheck.admit(request, action);
      },
    });
    done();
  },
);
