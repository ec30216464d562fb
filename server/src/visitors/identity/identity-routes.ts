import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { GeoLocator } from "../location/geo-locator.ts";
import { route } from "../../http/route.ts";
import type { Callers } from "../session/callers.ts";

export function identityRoutes(
  app: FastifyInstance,
  callers: Callers,
  geo: GeoLocator,
): void {
  route(app, serviceCalls.getIdentity, async ({ request }) => {
    const { actorId } = await callers.actor(request);
    return { actorId, ip: request.ip, ...geo.locate(request) };
  });
}
