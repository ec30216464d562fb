import { ApiError, request, submitOnce, surveyPath } from "@nearsay/core/api";
import {
  type HiddenSurvey,
  type ReportPayload,
  readHiddenSurveys,
  readHomepageLink,
  readRedeemed,
  readShareToken,
} from "@nearsay/core/contract";

/** Returns a token that opens the survey for anyone who has it, always the same one. */
export async function createShareLink(surveyId: string): Promise<string> {
  const path = surveyPath(surveyId, "share-links");
  return readShareToken(await submitOnce(path, {}, "survey_share_link"));
}

/**
 * The address of the home page with this survey first.
 * @param origin Used to build the address if the server returns none or cannot
 *   be reached.
 */
export async function getHomepageLink(
  survey: { id: string; uuid: string | null },
  origin: string,
): Promise<string> {
  const path =
    survey.uuid === null
      ? surveyPath(survey.id, "links")
      : `/surveys/uuid/${encodeURIComponent(survey.uuid)}/links`;
  const query = { utm_source: "homepage" };
  const reply = await request(path, { method: "POST", query }).catch(nothing);
  return readHomepageLink(reply, origin, survey.id);
}

/** Returns null instead of a reply that never arrived; rethrows a refusal. */
function nothing(error: unknown): null {
  if (error instanceof ApiError && isAway(error.status)) return null;
  throw error;
}

function isAway(status: number): boolean {
  return status === 0 || status >= 500;
}

/**
 * Redeems a paper ticket for the right to answer its survey, whose id it
 * returns; repeating this redeems nothing more.
 */
export async function redeemTicket(code: string): Promise<string> {
  const options = { method: "POST", body: { code } } as const;
  return readRedeemed(await request("/tickets/redeem", options));
}

/** Reports a survey, once; a repeat changes nothing. */
export async function reportSurvey(
  surveyId: string,
  report: ReportPayload,
): Promise<void> {
  await submitOnce(surveyPath(surveyId, "report"), report, "survey_report");
}

/** The viewer's own hidden surveys. */
export async function listHiddenSurveys(
  signal?: AbortSignal,
): Promise<HiddenSurvey[]> {
  return readHiddenSurveys(await request("/surveys/me/hidden", { signal }));
}

/** Requests a review of the viewer's own hidden survey, once; a repeat changes nothing. */
export async function appealSurvey(
  surveyId: string,
  reason: string,
): Promise<void> {
  const path = surveyPath(surveyId, "appeal");
  await submitOnce(path, { reason }, "survey_report");
}
