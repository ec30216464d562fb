import { underOneKey } from "@nearsay/core/api";
import {
  type EmbedKept,
  readReceipt,
  readResponseResult,
  type ResponseResult,
} from "@nearsay/core/contract";
import type { GivenAnswers } from "@nearsay/surveys";
import {
  createEmbedCalls,
  type EmbedCalls,
  type EmbedPlace,
} from "./embed-calls.ts";

/**
 * A response, and a receipt that notifies other instances of the survey on this
 * page that it was given.
 */
export interface EmbedResponse extends ResponseResult {
  receipt: string;
}

/** Requests of an embedded survey to the site. All throw like `request` of core. */
export interface EmbedApi extends Omit<EmbedCalls, "call"> {
  consent: () => Promise<void>;
  /** Returns a receipt that this person responded; empty if they did not. */
  withdraw: () => Promise<string>;
  respond: (given: GivenAnswers, kept: EmbedKept) => Promise<EmbedResponse>;
  /**
   * Reads data about the survey.
   * @param path Such as `/results`.
   */
  read: (path: string) => Promise<unknown>;
}

/** @param visitor Token of the visitor, if known. */
export function createEmbedApi(place: EmbedPlace, visitor = ""): EmbedApi {
  const { call, ...visits } = createEmbedCalls(place, visitor);
  return {
    ...visits,
    async consent() {
      const action = "privacy_consent";
      await call({ method: "POST", path: "/consent", action });
    },
    async withdraw() {
      return readReceipt(await call({ method: "DELETE", path: "/consent" }));
    },
    async respond(given, kept) {
      const body = { ...given, ...(kept !== "here" && { kept }) };
      const method = "POST";
      const path = "/responses";
      const action = "survey_response";
      const submission = JSON.stringify([place.site, place.survey, given]);
      const reply = await underOneKey(submission, (key) =>
        call({ method, path, body, action, key }),
      );
      return { ...readResponseResult(reply), receipt: readReceipt(reply) };
    },
    read: (path) => call({ method: "GET", path }),
  };
}
