import type { Coordinates } from "@nearsay/core/domain";
import type { FastifyRequest } from "fastify";
import type { GeoLocator } from "../visitors/location/geo-locator.ts";
import type { LastPlaces } from "../visitors/location/last-places.ts";
import type { NewSurvey } from "./new-survey.ts";

/** Where a survey is to stand: nowhere if its author wants that, else at its own coordinates, where its author was in the last day, or in the city they publish from; null where nothing of it is known. */
export type PlaceSurvey = (
  request: FastifyRequest,
  actorId: string,
  survey: Pick<NewSurvey, "placed" | "place">,
) => Promise<Coordinates | null>;

export function createPlaceSurvey(
  places: LastPlaces,
  geo: GeoLocator,
): PlaceSurvey {
  return async (request, actorId, { placed, place }) => {
    if (!placed) return null;
    if (place !== null) return place;
    const { latitude: lat, longitude: lng } = geo.locate(request);
    const city = lat === null || lng === null ? null : { lat, lng };
    return (await places.of(actorId)) ?? city;
  };
}
