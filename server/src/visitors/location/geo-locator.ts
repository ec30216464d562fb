import type { FastifyRequest } from "fastify";
import type { Job } from "../../base/jobs.ts";

/** Where a request comes from, to the city; the coordinates are the middle of a cell of the grid. */
export interface GeoPlace {
  city: string | null;
  region: string | null;
  /** Two letters, as ISO 3166 has them. */
  countryCode: string | null;
  /** Two letters. */
  continent: string | null;
  timezone: string | null;
  org: string | null;
  latitude: number | null;
  longitude: number | null;
}

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
