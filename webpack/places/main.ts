import { existsSync } from "node:fs";
import { packPlaces, placesFile } from "./pack-places.ts";

/** `tsx webpack/places/main.ts`: what a build of the server does, for tests and development that go without one. */
if (!existsSync(placesFile)) packPlaces();
