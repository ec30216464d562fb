import type { FastifyInstance } from "fastify";
import { kioskGrantRoutes } from "../community/kiosk/kiosk-routes.ts";
import { newsRoutes } from "../community/news/news-routes.ts";
import { ownershipRoutes } from "../community/ownership/ownership-routes.ts";
import { discussionRoutes } from "../community/ownership/discussion-routes.ts";
import { batchRoutes } from "../community/tickets/ticket-routes.ts";
import { readingRoutes } from "../insights/reading/reading-routes.ts";
import { noteOwnerAct } from "./audit/audit-log.ts";
import { auditOwners } from "./audit/audit-owners.ts";
import { serveJson } from "../http/json-api.ts";
import { hookCalls } from "../http/route.ts";
import { textGuard } from "../http/text-guard.ts";
import { watchMethods } from "../http/wrong-method.ts";
import { idempotencyGuard } from "../visitors/idempotency/idempotency-guard.ts";
import { limitRates } from "../visitors/limits/rate-guard.ts";
import type { Services } from "./services.ts";

/**
 * Everything under /api/manage: the holder of a survey's key is identified by
 * it only. No cookie is read or set, so that no page of another site can act
 * for anyone.
 */
export async function manageApi(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { limits, ownership, reading, commandDeps } = services;
  const { holders } = ownership;
  const { callers } = holders;
  serveJson(app);
  const refuseWrongMethods = watchMethods(app);
  await app.register(limitRates, { limits, callers });
  await app.register(textGuard);
  hookCalls(app, () => true, {
    preHandler: async (request) => {
      await holders.require(request);
    },
  });
  await app.register(idempotencyGuard, ownership);
  auditOwners(app, { holders, note: (act) => noteOwnerAct(commandDeps, act) });
  ownershipRoutes(app, ownership);
  discussionRoutes(app, ownership);
  batchRoutes(app, ownership);
  kioskGrantRoutes(app, ownership);
  newsRoutes(app, { ...services.news, holders });
  readingRoutes(app, { ...reading, holders });
  refuseWrongMethods();
}
