import { botCheckError } from "./errors.ts";

/** Most visits only read, so it is not part of the first load. */
export function loadBotCheck() {
  return import("./bot-check.ts").catch(refuseMissing);
}

function refuseMissing(): never {
  throw botCheckError("notLoaded");
}
