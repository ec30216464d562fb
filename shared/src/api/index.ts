export { startSession } from "./anonymous-session.ts";
export type { GenerationOptions } from "./creation.ts";
export type { PostCursor, ReplyCursor } from "./discussion.ts";
export {
  ApiError,
  messageOf,
  // Deployed remotes use this name, and `readAnswer` below.
  noReply as noAnswer,
  readError,
  wantedAction,
  wantedPrice,
} from "./errors.ts";
export type { ExportCredential } from "./export-insights.ts";
export {
  type HttpReply as Answer,
  readHttpReply as readAnswer,
  readData,
} from "./http-reply.ts";
export type { LiveHandlers } from "./live.ts";
export * from "./lazy-calls.ts";
export * from "./participation.ts";
export { preloadReplies } from "./preloaded.ts";
export { loadBotCheck } from "./load-bot-check.ts";
export { request, type RequestOptions } from "./request.ts";
export * from "./search.ts";
export * from "./service.ts";
export {
  getQuestions,
  getSurvey,
  type ListFilters,
  listFeedbackSurveys,
  listCells,
  listSurveys,
  submitResponse,
  type SurveyCredential,
  type SurveyWithQuestions,
  takePreloadedSurvey,
} from "./surveys.ts";
export { underOneKey } from "./under-one-key.ts";
