export * from "./answers.ts";
export * from "./author.ts";
export * from "./distance.ts";
export * from "./relative-time.ts";
export * from "./text.ts";
