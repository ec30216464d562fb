import {
  type QuestionSet,
  readQuestionSet,
  readSurvey,
  readSurveyList,
  type Survey,
} from "@nearsay/core/contract";
import {
  FakeEventSource,
  fakeNetwork,
  json,
  type NetworkCall,
} from "@nearsay/core/standalone";
import {
  freeText,
  oneOf,
  questionsReply,
  surveyItem,
  surveyList,
} from "../src/testing/survey-builders.ts";
import { searchReplies } from "./search-replies.ts";

/** The server's replies for one state of the gallery. */
export interface Replies {
  /** Changes to the default survey. */
  survey?: object;
  questions?: Reply;
  /** Reply to sent answers. */
  response?: Reply;
  /** Reply to a report. */
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
  "GET /api/surveys/me/survey-responses": repliesToParticipation,
  ...searchReplies,
});

// No live events arrive while a screenshot is taken.
Object.defineProperty(window, "EventSource", { value: FakeEventSource });

export const questions = questionsReply([freeText, oneOf]);

/** Ids of the surveys that the visitor has answered. */
export const answered = new Set<string>();

function repliesToParticipation({ path }: NetworkCall): Response {
  const ids = new URLSearchParams(path.split("?")[1]).get("ids") ?? "";
  const known = ids.split(",").filter((id) => answered.has(id));
  return json({ responded: Object.fromEntries(known.map((id) => [id, true])) });
}

let surveys = 0;

/** A survey with its own id and replies, so that states do not affect each other. */
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
  const [survey] = readSurveyList(surveyList(item)).items;
  return survey ?? readSurvey(item);
}

/** Questions as parsed from the server's reply. */
export function asked(items: object[], more: object = {}): QuestionSet {
  return readQuestionSet(questionsReply(items, more));
}
