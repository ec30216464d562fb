/** Locations of GeoNames with at least fifteen thousand people, with alternative names. */
declare module "cities15000-json" {
  export interface SpelledCity {
    /** Number in GeoNames. */
    id: string;
    population: string;
    /** In any languages and scripts, including airport codes. */
    alternativeNames: string[];
  }
  const cities: readonly SpelledCity[];
  export default cities;
}
