import type { FastifyInstance } from "fastify";
import { serveJson } from "../http/json-api.ts";
import { hookCalls } from "../http/route.ts";
import { textGuard } from "../http/text-guard.ts";
import { watchMethods } from "../http/wrong-method.ts";
import type { ReadRegistry } from "../site/site-registry.ts";
import { idempotencyGuard } from "../visitors/idempotency/idempotency-guard.ts";
import { limitRates } from "../visitors/limits/rate-guard.ts";
import { noteAct } from "./audit/audit-log.ts";
import { admissionRoutes } from "./operator-api/admission-routes.ts";
import {
  type OperatorRoutesDeps,
  operatorRoutes,
} from "./operator-api/operator-routes.ts";
import { passkeyRoutes } from "./operator-api/passkey-routes.ts";
import { siteRoutes } from "./operator-api/site-routes.ts";
import type { Services } from "./services.ts";

interface OperatorApiDeps {
  services: Services;
  /** Returns which release of each remote is served. */
  readRegistry: ReadRegistry;
  /** The public address of the site; null means the address of each request. */
  publicUrl: string | null;
}

/**
 * Everything under /api/operator: operators are identified by their key, and by
 * a passkey if the key requires one. No cookie is read or set, so that no page
 * of another site can act for them.
 */
export async function operatorApi(
  app: FastifyInstance,
  { services, readRegistry, publicUrl }: OperatorApiDeps,
): Promise<void> {
  const { limits, operating, commandDeps } = services;
  const { operators, passkeys } = operating;
  serveJson(app);
  const refuseWrongMethods = watchMethods(app);
  await app.register(limitRates, { limits, callers: operators.callers });
  await app.register(textGuard);
  hookCalls(app, () => true, {
    preHandler: async (request) => {
      await operators.require(request);
    },
  });
  await app.register(idempotencyGuard, operating);
  const deps: OperatorRoutesDeps = {
    commandDeps,
    operators,
    async note(request, act, about) {
      const { name } = await operators.require(request);
      await noteAct(commandDeps, { who: `operator ${name}`, act, about });
    },
  };
  passkeyRoutes(app, { ...deps, passkeys, publicUrl });
  operatorRoutes(app, deps);
  admissionRoutes(app, deps);
  siteRoutes(app, { ...deps, readRegistry });
  refuseWrongMethods();
}
