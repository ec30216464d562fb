import {
  type QuestionSet,
  readQuestionSet,
  readSurvey,
  type Survey,
} from "@nearsay/core/contract";
import { FakeEventSource, fakeNetwork } from "@nearsay/core/standalone";
import {
  freeText,
  oneOf,
  questionsReply,
  surveyItem,
} from "../src/testing/survey-builders.ts";
import { searchReplies } from "./search-replies.ts";

/** Replies of the server that a state is shown with. */
export interface Replies {
  /** What differs from the usual survey. */
  survey?: object;
  questions?: Reply;
  /** To an answer. */
  response?: Reply;
  /** To a report. */
  report?: Reply;
}

type Reply = object | (() => Response | Promise<Response>);

const network = fakeNetwork({
  "POST /api/auth/anon": () => {
    document.cookie = "nearsay_csrf=gallery";
    return new Response(null, { status: 204 });
  },
  "POST /api/privacy/opt-out": null,
  "DELETE /api/privacy/opt-out": null,
  ...searchReplies,
});

// Nothing happens under a survey while its picture is taken.
Object.defineProperty(window, "EventSource", { value: FakeEventSource });

export const questions = questionsReply([freeText, oneOf]);

let surveys = 0;

/** A survey with a number and replies of its own, so that no state knows of another. */
export function serveSurvey(replies: Replies = {}): Survey {
  const id = String(++surveys);
  const item = surveyItem({ surveyId: id, ...replies.survey });
  network.on(`GET /api/surveys/${id}`, item);
  network.on(
    `GET /api/surveys/${id}/questions`,
    replies.questions ?? questions,
  );
  network.on(`POST /api/surveys/${id}/responses`, replies.response ?? {});
  network.on(`POST /api/surveys/${id}/report`, replies.report ?? {});
  return readSurvey(item);
}

/** Questions as they are after they arrived. */
export function asked(items: object[], more: object = {}): QuestionSet {
  return readQuestionSet(questionsReply(items, more));
}
