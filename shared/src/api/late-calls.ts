import type * as calls from "./calls.ts";
import { noReply } from "./errors.ts";

type Calls = typeof calls;

let here: Calls | undefined;

/** Loads the code of requests that no page makes at startup. @throws ApiError */
export const bringCalls = async (): Promise<Calls> =>
  (here ??= await import("./calls.ts").catch((): never => {
    throw noReply(false);
  }));

/** See `followSurvey` of live.ts. If its code cannot be loaded, no events are reported. */
export const followSurvey: Calls["followSurvey"] = (...given) => {
  if (here) return here.followSurvey(...given);
  let stopped = false;
  let stop = () => {
    stopped = true;
  };
  bringCalls().then(
    (brought) => {
      if (!stopped) stop = brought.followSurvey(...given);
    },
    () => undefined,
  );
  return () => stop();
};

/** A request function whose code is loaded with the first call, unless it is loaded already. */
function lateCall<Name extends keyof Calls>(name: Name): Calls[Name] {
  const call = async (...given: never[]) => {
    const made: (...given: never[]) => unknown = (await bringCalls())[name];
    return made(...given);
  };
  return call as Calls[Name];
}

export const appealSurvey = /* @__PURE__ */ lateCall("appealSurvey");
export const createPost = /* @__PURE__ */ lateCall("createPost");
export const createReply = /* @__PURE__ */ lateCall("createReply");
export const createShareLink = /* @__PURE__ */ lateCall("createShareLink");
export const createSurvey = /* @__PURE__ */ lateCall("createSurvey");
export const draftTranslation = /* @__PURE__ */ lateCall("draftTranslation");
export const exportInsights = /* @__PURE__ */ lateCall("exportInsights");
export const generateSurvey = /* @__PURE__ */ lateCall("generateSurvey");
export const getAnalytics = /* @__PURE__ */ lateCall("getAnalytics");
export const getAnswerMap = /* @__PURE__ */ lateCall("getAnswerMap");
export const getHomepageLink = /* @__PURE__ */ lateCall("getHomepageLink");
export const getIntegrity = /* @__PURE__ */ lateCall("getIntegrity");
export const listHiddenSurveys = /* @__PURE__ */ lateCall("listHiddenSurveys");
export const listPosts = /* @__PURE__ */ lateCall("listPosts");
export const listReplies = /* @__PURE__ */ lateCall("listReplies");
export const reportMessage = /* @__PURE__ */ lateCall("reportMessage");
export const reportSurvey = /* @__PURE__ */ lateCall("reportSurvey");
export const reserveSurveyToken =
  /* @__PURE__ */ lateCall("reserveSurveyToken");
export const redeemTicket = /* @__PURE__ */ lateCall("redeemTicket");
export const updateReply = /* @__PURE__ */ lateCall("updateReply");
