import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Coordinates } from "@nearsay/core/domain";
import { sessionHashOf } from "../session/callers.ts";
import type { LastPlaces } from "./last-places.ts";

/** Operations whose requests contain the client's location. */
const callsWithLocation = new Set([
  "listSurveys",
  "createPost",
  "submitResponse",
]);

interface NotePlacesOptions {
  places: LastPlaces;
}

/** Stores the location in a validated request, before the request is handled. */
export const notePlaces = fastifyPlugin<NotePlacesOptions>(
  (app, { places }, done) => {
    app.addHook("preHandler", async (request) => {
      const place = readPlace(request);
      const session = sessionHashOf(request);
      if (place === null || session === null) return;
      try {
        await places.note(session, place);
      } catch (error) {
        // The request itself does not depend on it.
        request.log.warn({ err: error }, "a location was not stored");
      }
    });
    done();
  },
);

function readPlace(request: FastifyRequest): Coordinates | null {
  const { call } = request.routeOptions.config;
  if (call === undefined || !callsWithLocation.has(call.operationId))
    return null;
  const { lat, lng } = (request.body ?? request.query) as Partial<Coordinates>;
  return typeof lat === "number" && typeof lng === "number"
    ? { lat, lng }
    : null;
}
