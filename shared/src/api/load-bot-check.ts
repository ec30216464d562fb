import { botCheckError } from "./bot-check-errors.ts";

/** Most visits read only, so it is not part of the first load. */
export function loadBotCheck() {
  return import("./bot-check.ts").catch(() => {
    throw botCheckError("notLoaded");
  });
}
