export * from "./replace-server-markup.ts";
