import { noReply, readHttpReply, readData, readError } from "@nearsay/core/api";
import {
  type Answers,
  type QuestionSet,
  readQuestionSet,
  readSurvey,
  type Survey,
  type SurveyLanguage,
} from "@nearsay/core/contract";

/** A response that the server has not accepted yet. */
export interface Unsent {
  /** Random: it identifies no person, and its order is not that of the people. */
  readonly key: string;
  readonly answers: Answers;
  /** Language of the form, if the survey exists in several. */
  readonly language?: SurveyLanguage | undefined;
}

/** What a kiosk shows. */
export interface KioskSurvey {
  readonly survey: Survey;
  readonly questionSet: QuestionSet;
}

const timeoutMs = 20_000;

/**
 * The survey of this grant's kiosk, as in the server's reply.
 * @throws ApiError with status 404 if the grant has ended, with status 0 if no
 *   reply arrived.
 */
export async function fetchSurvey(token: string): Promise<unknown> {
  return readData(await call(token, "survey"));
}

/** Reads such a reply. @throws ContractError if it contains no survey. */
export function readKioskSurvey(reply: unknown): KioskSurvey {
  const { survey, questions } = reply as Record<string, unknown>;
  return {
    survey: readSurvey(survey),
    questionSet: readQuestionSet(questions),
  };
}

/** Sends one person's response; it counts once per key. @throws ApiError */
export async function sendResponse(
  token: string,
  { key, ...answered }: Unsent,
): Promise<void> {
  const reply = await call(token, "responses", {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(answered),
  });
  // A network's sign-in page is not the server's acceptance.
  if (reply.status !== 204) throw noReply(false);
}

/**
 * Without cookies: a kiosk's requests must not use the identity of another user
 * of this browser.
 */
async function call(token: string, path: string, init: RequestInit = {}) {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const reply = await fetch(`/api/kiosk/${path}`, {
    ...init,
    headers,
    signal,
    credentials: "omit",
    cache: "no-store",
  })
    .then(readHttpReply)
    .catch(() => {
      throw noReply(signal.aborted);
    });
  if (reply.ok) return reply;
  throw readError(reply);
}
