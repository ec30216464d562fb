import type { serviceCalls } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { FastifyRequest } from "fastify";
import { snapToGrid } from "@nearsay/core/domain";
import type { Job } from "../../base/jobs.ts";

/** Where a request comes from, to the city; the coordinates are the middle of a cell of the grid. Countries have two letters, as ISO 3166 has them, and continents too. */
export type GeoPlace = Omit<
  Static<typeof serviceCalls.getIdentity.reply>,
  "actorId" | "ip"
>;

export interface GeoLocator {
  locate(request: FastifyRequest): GeoPlace;
  /** What keeps it up to date. */
  jobs: Job[];
}

export const unknownPlace: GeoPlace = {
  city: null,
  region: null,
  countryCode: null,
  continent: null,
  timezone: null,
  org: null,
  latitude: null,
  longitude: null,
};

/** Knows no place: used where neither a database nor a proxy tells of any. */
export const nowhere: GeoLocator = { locate: () => unknownPlace, jobs: [] };

/** Coordinates on the grid; null where they are missing or no place on earth. */
export function snapPlace(
  latitude: number | undefined,
  longitude: number | undefined,
): { latitude: number | null; longitude: number | null } {
  if (!within(latitude, 90) || !within(longitude, 180))
    return { latitude: null, longitude: null };
  const { lat, lng } = snapToGrid({ lat: latitude, lng: longitude });
  return { latitude: lat, longitude: lng };
}

function within(degrees: number | undefined, most: number): degrees is number {
  return degrees !== undefined && Math.abs(degrees) <= most;
}
