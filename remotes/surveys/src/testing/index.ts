export { deferredReply } from "./deferred-reply.ts";
export { renderSurveys, surveysNetwork } from "./render-surveys.tsx";
