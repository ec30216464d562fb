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
function lazyCall<Name extends keyof Calls>(name: Name): Calls[Name] {
  const call = async (...given: never[]) => {
    const made: (...given: never[]) => unknown = (await bringCalls())[name];
    return made(...given);
  };
  return call as Calls[Name];
}

export const appealSurvey = /* @__PURE__ */ lazyCall("appealSurvey");
export const createPost = /* @__PURE__ */ lazyCall("createPost");
export const createReply = /* @__PURE__ */ lazyCall("createReply");
export const createShareLink = /* @__PURE__ */ lazyCall("createShareLink");
export const createSurvey = /* @__PURE__ */ lazyCall("createSurvey");
export const draftTranslation = /* @__PURE__ */ lazyCall("draftTranslation");
export const exportInsights = /* @__PURE__ */ lazyCall("exportInsights");
export const generateSurvey = /* @__PURE__ */ lazyCall("generateSurvey");
export const getAnalytics = /* @__PURE__ */ lazyCall("getAnalytics");
export const getAnswerMap = /* @__PURE__ */ lazyCall("getAnswerMap");
export const getHomepageLink = /* @__PURE__ */ lazyCall("getHomepageLink");
export const getIntegrity = /* @__PURE__ */ lazyCall("getIntegrity");
export const listHiddenSurveys = /* @__PURE__ */ lazyCall("listHiddenSurveys");
export const listPosts = /* @__PURE__ */ lazyCall("listPosts");
export const listReplies = /* @__PURE__ */ lazyCall("listReplies");
export const reportMessage = /* @__PURE__ */ lazyCall("reportMessage");
export const reportSurvey = /* @__PURE__ */ lazyCall("reportSurvey");
export const reserveSurveyToken =
  /* @__PURE__ */ lazyCall("reserveSurveyToken");
export const redeemTicket = /* @__PURE__ */ lazyCall("redeemTicket");
export const updateReply = /* @__PURE__ */ lazyCall("updateReply");
