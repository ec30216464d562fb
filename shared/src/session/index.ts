export * from "./access-codes.ts";
export * from "./consent.ts";
export * from "./location.ts";
export * from "./site.ts";
export { localStore, sessionStore } from "../storage/browser-storage.ts";
export * from "./viewer.ts";
