import { serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import { route } from "../http/route.ts";
import type { GeoLocator } from "./location/geo-locator.ts";
import { deletePlace } from "./location/last-place-repository.ts";
import type { LastPlaces } from "./location/last-places.ts";
import { type Callers, sessionHashOf } from "./session/callers.ts";
import { readSessionToken, setSessionToken } from "./session/cookies.ts";
import type { Csrf } from "./session/csrf.ts";
import { setOptedOut } from "./session/session-repository.ts";
import { startOrContinue } from "./session/session-service.ts";

export interface SessionRoutesDeps {
  db: Database;
  clock: Clock;
  callers: Callers;
  csrf: Csrf;
  places: LastPlaces;
  geo: GeoLocator;
  /** Called before a session begins. */
  beforeNew: (request: FastifyRequest) => Promise<void>;
}

/**
 * Routes for sessions, identity and consent. Participation requires consent:
 * without it a person counts as opted out.
 */
export function sessionRoutes(
  app: FastifyInstance,
  { db, clock, callers, csrf, places, geo, beforeNew }: SessionRoutesDeps,
): void {
  route(app, serviceCalls.startSession, async ({ request, reply }) => {
    const current = readSessionToken(request);
    const token = await startOrContinue(db, clock, current, () =>
      beforeNew(request),
    );
    setSessionToken(reply, token);
    csrf.issue(reply, token);
  });

  route(app, serviceCalls.getIdentity, async ({ request }) => {
    const { actorId } = await callers.actor(request);
    return { actorId, ip: request.ip, ...geo.locate(request) };
  });

  async function choose(request: FastifyRequest, optOut: boolean) {
    const { actorId } = await callers.actor(request);
    await db.transaction(async (tx) => {
      await setOptedOut(tx, actorId, optOut);
      if (optOut) await deletePlace(tx, actorId);
    });
    places.consentChanged(sessionHashOf(request) ?? "");
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
