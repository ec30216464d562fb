export { startSession } from "./anonymous-session.ts";
export * from "./creation.ts";
export * from "./discussion.ts";
export {
  ApiError,
  messageOf,
  // Deployed remotes know it, and readAnswer below, by this name.
  noReply as noAnswer,
  readError,
  wantedAction,
  wantedPrice,
} from "./errors.ts";
export * from "./export-insights.ts";
export {
  type HttpReply as Answer,
  readHttpReply as readAnswer,
  readData,
} from "./http-reply.ts";
export { followSurvey, type LiveHandlers } from "./live.ts";
export { preloadReplies } from "./preloaded.ts";
export { loadBotCheck } from "./load-bot-check.ts";
export { request, type RequestOptions } from "./request.ts";
export * from "./search.ts";
export * from "./service.ts";
export * from "./survey-actions.ts";
export * from "./surveys.ts";
export { underOneKey } from "./under-one-key.ts";
