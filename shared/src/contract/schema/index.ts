/**
 * Schemas of every request, for the server's validation and the OpenAPI
 * document. Browsers import only `../index.ts`, so that none of this is
 * shipped.
 */
export * from "./admission.ts";
export * from "./analytics.ts";
export * from "./bot-check.ts";
export * from "./creation.ts";
export * from "./discussion.ts";
export * from "./embed.ts";
export * from "./integrity.ts";
export * from "./kiosk.ts";
export * from "./live.ts";
export * from "./moderation.ts";
export * from "./news.ts";
export * from "./operator.ts";
export * from "./operator-passkey.ts";
export * from "./operator-site.ts";
export * from "./own-data.ts";
export * from "./ownership.ts";
export * from "./participation.ts";
export * from "./parts.ts";
export * from "./places.ts";
export * from "./question-form.ts";
export * from "./questions.ts";
export * from "./reading.ts";
export * from "./service.ts";
export * from "./search.ts";
export * from "./survey-document.ts";
export * from "./survey-item.ts";
export { SurveyListReply } from "./survey-list.ts";
export * from "./survey-modes.ts";
export * from "./surveys.ts";
export * from "./tickets.ts";
export * from "./translation.ts";
