import {
  noAnswer as noReply,
  readAnswer as readHttpReply,
  readData,
  readError,
} from "@nearsay/core/api";
import {
  type Answers,
  type QuestionSet,
  readQuestionSet,
  readSurvey,
  type Survey,
  type SurveyLanguage,
} from "@nearsay/core/contract";

/** What somebody answered and the server has not taken yet. */
export interface Unsent {
  /** Drawn by lot: it stands for nobody, and its order is not that of people. */
  readonly key: string;
  readonly answers: Answers;
  /** Of the form, where the survey is in several. */
  readonly language?: SurveyLanguage | undefined;
}

/** What a kiosk shows. */
export interface KioskSurvey {
  readonly survey: Survey;
  readonly questionSet: QuestionSet;
}

const timeoutMs = 20_000;

/** What the kiosk of this grant asks, as the server replied it. @throws ApiError, of status 404 where the grant has ended, of status 0 where no reply came. */
export async function fetchSurvey(token: string): Promise<unknown> {
  return readData(await call(token, "survey"));
}

/** Reads such a reply. @throws ContractError when there is no survey in it. */
export function readKioskSurvey(reply: unknown): KioskSurvey {
  const { survey, questions } = reply as Record<string, unknown>;
  return {
    survey: readSurvey(survey),
    questionSet: readQuestionSet(questions),
  };
}

/** Sends what one person answered; under its key it counts once. @throws ApiError */
export async function sendResponse(
  token: string,
  { key, ...answered }: Unsent,
): Promise<void> {
  const reply = await call(token, "responses", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(answered),
  });
  // The page of a network that asks to sign in is no server that took it.
  if (reply.status !== 204) throw noReply(false);
}

/** Without cookies: whoever else uses this browser is nobody here. */
async function call(token: string, path: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const reply = await fetch(`/api/kiosk/${path}`, {
    ...{ ...init, headers, signal },
    ...{ credentials: "omit", cache: "no-store" },
  })
    .then(readHttpReply)
    .catch(() => {
      throw noReply(signal.aborted);
    });
  if (reply.ok) return reply;
  throw readError(reply);
}
