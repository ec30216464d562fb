import { packPlacesIfOutdated } from "./pack-places.ts";

/**
 * `tsx webpack/places/main.ts`: the same step as in a build of the server, for
 * tests and development without a build.
 */
packPlacesIfOutdated();
