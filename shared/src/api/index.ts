export { startSession } from "./anonymous-session.ts";
export { surveyPath } from "./build-request.ts";
export { type SurveyCredential, credentialQuery } from "./credential.ts";
export {
  ApiError,
  messageOf,
  noReply,
  readError,
  wantedAction,
  wantedPrice,
} from "./errors.ts";
export { type HttpReply, readHttpReply, readData } from "./http-reply.ts";
export { followSurvey, type LiveHandlers } from "./live.ts";
export { preloadReplies, takePreloaded } from "./preloaded.ts";
export { loadBotCheck } from "./load-bot-check.ts";
export { request, requestFile, type RequestOptions } from "./request.ts";
export { requestAccess } from "./request-access.ts";
export * from "./service.ts";
export { keptInTab, submitOnce } from "./submit-once.ts";
export { underOneKey } from "./under-one-key.ts";
