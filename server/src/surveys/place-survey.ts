import type { Coordinates } from "@nearsay/core/domain";
import type { FastifyRequest } from "fastify";
import type { GeoLocator } from "../location/geo-locator.ts";
import type { LastPlaces } from "../location/last-places.ts";

/** Where a survey without coordinates of its own stands: where its author was in the last day, else the city they publish from, else nowhere. */
export type PlaceSurvey = (
  request: FastifyRequest,
  actorId: string,
) => Promise<Coordinates | null>;

export function createPlaceSurvey(
  places: LastPlaces,
  geo: GeoLocator,
): PlaceSurvey {
  return async (request, actorId) => {
    const { latitude: lat, longitude: lng } = geo.locate(request);
    const city = lat === null || lng === null ? null : { lat, lng };
    return (await places.of(actorId)) ?? city;
  };
}
