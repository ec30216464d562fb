import type { Health } from "@nearsay/core/contract";
import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../plugins/route.ts";
import { readSessionToken } from "../session/cookies.ts";
import type { Csrf } from "../session/csrf.ts";

export interface HealthReply extends Health {
  ok: boolean;
}

export function healthRoutes(
  app: FastifyInstance,
  health: HealthReply,
  csrf: Csrf,
): void {
  route(app, serviceCalls.getHealth, ({ request, reply }) => {
    csrf.issue(reply, readSessionToken(request));
    return Promise.resolve(health);
  });
}
