/** Schemas of every call, for the server's validation and the OpenAPI document. Browsers import only `../index.ts`, so that none of this is shipped. */
export * from "./admission.ts";
export * from "./bot-check.ts";
export * from "./creation.ts";
export * from "./discussion.ts";
export * from "./embed.ts";
export * from "./live.ts";
export * from "./moderation.ts";
export * from "./news.ts";
export * from "./own-data.ts";
export * from "./ownership.ts";
export * from "./participation.ts";
export * from "./parts.ts";
export * from "./reading.ts";
export * from "./service.ts";
export * from "./search.ts";
export * from "./survey-document.ts";
export * from "./surveys.ts";
