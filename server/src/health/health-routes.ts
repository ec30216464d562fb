import type { Health } from "@nearsay/core/contract";
import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { storageFull } from "../plugins/errors.ts";
import { Refusal } from "../plugins/refusal.ts";
import { route } from "../plugins/route.ts";
import { readSessionToken } from "../session/cookies.ts";
import type { Csrf } from "../session/csrf.ts";
import type { Readiness } from "./readiness.ts";

export interface HealthReply extends Health {
  ok: boolean;
}

export interface HealthRoutesDeps {
  health: HealthReply;
  readiness: Readiness;
  csrf: Csrf;
}

export function healthRoutes(
  app: FastifyInstance,
  { health, readiness, csrf }: HealthRoutesDeps,
): void {
  route(app, serviceCalls.getHealth, ({ request, reply }) => {
    csrf.issue(reply, readSessionToken(request));
    return Promise.resolve(health);
  });

  route(app, serviceCalls.getReadiness, async () => {
    const ready = await readiness.check();
    if (ready === "yes") return { ready: true };
    if (ready === "full") throw storageFull;
    throw new Refusal(503, "NOT_READY", "The service is not ready.", {
      retryAfter: 1,
    });
  });
}
