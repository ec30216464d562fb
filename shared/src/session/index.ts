export * from "./access-codes.ts";
export * from "./consent.ts";
export * from "./dialog-queue.ts";
export {
  coordinatesAtom,
  dismissLocationPromptAtom,
  enableLocationAtom,
  locationAtom,
  locationPromptAtom,
  type LocationState,
  type LocationStatus,
  placePendingAtom,
  watchLocationAtom,
} from "./location.ts";
export * from "./site.ts";
export { startVisit } from "./start-visit.ts";
export { localStore, sessionStore } from "../storage/browser-storage.ts";
export * from "./viewer.ts";
