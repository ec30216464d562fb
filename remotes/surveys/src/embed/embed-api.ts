import { underOneKey } from "@nearsay/core/api";
import {
  readResponseResult,
  type ResponseResult,
} from "@nearsay/core/contract";
import type { GivenAnswers } from "../answer/send-answers.ts";
import {
  createEmbedLine,
  type EmbedLine,
  type EmbedPlace,
} from "./embed-line.ts";

/** What an embedded survey asks of the site. All throw as `request` of core does. */
export interface EmbedApi extends Omit<EmbedLine, "call"> {
  consent: () => Promise<void>;
  withdraw: () => Promise<void>;
  respond: (given: GivenAnswers) => Promise<ResponseResult>;
  /** As the reply says them. */
  results: () => Promise<unknown>;
}

/** @param visitor Who the page came for, where that is known. */
export function createEmbedApi(place: EmbedPlace, visitor = ""): EmbedApi {
  const { call, ...line } = createEmbedLine(place, visitor);
  return {
    ...line,
    async consent() {
      const action = "privacy_consent";
      await call({ method: "POST", path: "/consent", action });
    },
    async withdraw() {
      await call({ method: "DELETE", path: "/consent" });
    },
    async respond(body) {
      const method = "POST";
      const path = "/responses";
      const action = "survey_response";
      const submission = JSON.stringify([place.site, place.survey, body]);
      const reply = await underOneKey(submission, (key) =>
        call({ method, path, body, action, key }),
      );
      return readResponseResult(reply);
    },
    results: () => call({ method: "GET", path: "/results" }),
  };
}
