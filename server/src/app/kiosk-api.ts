import type { FastifyInstance } from "fastify";
import { noteRefusals } from "../community/integrity/refusal-guard.ts";
import { kioskRoutes } from "../community/kiosk/kiosk-routes.ts";
import { serveJson } from "../http/json-api.ts";
import { hookCalls } from "../http/route.ts";
import { textGuard } from "../http/text-guard.ts";
import { watchMethods } from "../http/wrong-method.ts";
import { idempotencyGuard } from "../visitors/idempotency/idempotency-guard.ts";
import { limitRates } from "../visitors/limits/rate-guard.ts";
import type { Services } from "./services.ts";

/**
 * Everything under /api/kiosk: a kiosk is identified by its grant only. No
 * cookie is read or set, so that nothing links the people who use it.
 */
export async function kioskApi(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { kiosk, limits, noteRefusal, visitors } = services;
  const { callers, kiosks } = kiosk;
  serveJson(app);
  const refuseWrongMethods = watchMethods(app);
  await app.register(limitRates, { limits, callers });
  await app.register(textGuard);
  hookCalls(app, () => true, {
    preHandler: async (request) => {
      await kiosks.open(request);
    },
  });
  await app.register(idempotencyGuard, kiosk);
  noteRefusals(app, noteRefusal, kiosks.granted);
  kioskRoutes(app, { ...kiosk, visitors });
  refuseWrongMethods();
}
