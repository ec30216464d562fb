import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../base/db/database.ts";
import { route } from "../../http/route.ts";
import type { Callers } from "../session/callers.ts";
import { deletePlace } from "../location/last-place-repository.ts";
import type { LastPlaces } from "../location/last-places.ts";
import { setOptedOut } from "./consent-repository.ts";

/** Consent comes before participation: whoever has not given it counts as opted out. */
export function privacyRoutes(
  app: FastifyInstance,
  db: Database,
  callers: Callers,
  places: LastPlaces,
): void {
  async function choose(request: FastifyRequest, optOut: boolean) {
    const { actorId } = await callers.actor(request);
    await db.transaction(async (tx) => {
      await setOptedOut(tx, actorId, optOut);
      if (optOut) await deletePlace(tx, actorId);
    });
    places.consentChanged(callers.key(request) ?? "");
    return { optOut };
  }

  route(app, serviceCalls.getPrivacyStatus, async ({ request }) => {
    const actor = await callers.viewer(request);
    return { optOut: actor?.optedOut ?? true };
  });
  route(app, serviceCalls.optOut, ({ request }) => choose(request, true));
  route(app, serviceCalls.removeOptOut, ({ request }) =>
    choose(request, false),
  );
}
