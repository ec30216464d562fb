export * from "./take-over.ts";
