/** Places of GeoNames with at least fifteen thousand people, and how others call them. */
declare module "cities15000-json" {
  export interface SpelledCity {
    /** As GeoNames numbers it. */
    id: string;
    population: string;
    /** In whatever languages and scripts, codes of airports among them. */
    alternativeNames: string[];
  }
  const cities: readonly SpelledCity[];
  export default cities;
}
