import { botCheckCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { BotCheck } from "./bot-check.ts";

export function botCheckRoutes(app: FastifyInstance, botCheck: BotCheck): void {
  route(app, botCheckCalls.getBotCheckChallenge, ({ query, request }) =>
    botCheck.challenge(request, query.action, query.price),
  );
}
