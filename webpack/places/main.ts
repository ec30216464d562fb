import { packPlacesAnew } from "./pack-places.ts";

/** `tsx webpack/places/main.ts`: what a build of the server does, for tests and development that go without one. */
packPlacesAnew();
