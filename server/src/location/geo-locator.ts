/** Where an address is, to the city. */
interface GeoLocation {
  city: string | null;
  region: string | null;
  countryCode: string | null;
  continent: string | null;
  timezone: string | null;
  org: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface GeoLocator {
  locate(ip: string): Promise<GeoLocation>;
}

/** Knows no place: used where no database of addresses is configured. */
export const nowhere: GeoLocator = {
  locate: () =>
    Promise.resolve({
      city: null,
      region: null,
      countryCode: null,
      continent: null,
      timezone: null,
      org: null,
      latitude: null,
      longitude: null,
    }),
};
