import type { serviceCalls } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import type { FastifyRequest } from "fastify";
import { snapToGrid } from "@nearsay/core/domain";
import type { Job } from "../../base/jobs.ts";

/**
 * The location of a request, with city precision; the coordinates are the
 * center of a grid cell. Countries are two-letter codes as in ISO 3166;
 * continents have two letters as well.
 */
export type GeoPlace = Omit<
  Static<typeof serviceCalls.getIdentity.reply>,
  "actorId" | "ip"
>;

export interface GeoLocator {
  locate(request: FastifyRequest): GeoPlace;
  /** Jobs that keep it up to date. */
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

/** Knows no locations: used if neither a database nor a proxy is configured. */
export const nowhere: GeoLocator = { locate: () => unknownPlace, jobs: [] };

/** Snaps coordinates to the grid; null if they are missing or out of range. */
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
