import type { Health } from "@nearsay/core/contract";
import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { storageFull } from "../../http/errors.ts";
import { Refusal } from "../../base/refusal.ts";
import { route } from "../../http/route.ts";
import { readSessionToken } from "../../visitors/session/cookies.ts";
import type { Csrf } from "../../visitors/session/csrf.ts";
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
    throw new Refusal("NOT_READY", "The service is not ready.", {
      retryAfter: 1,
    });
  });
}
