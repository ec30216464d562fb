import { request, submitOnce, surveyPath } from "@nearsay/core/api";
import {
  type Participation,
  readLikeCount,
  readParticipation,
} from "@nearsay/core/contract";

/** No one waits for the response to a like, which is shown at once. */
const inPassing = { keepalive: true };

/** Likes a survey, once, and returns its number of likes; null if the reply does not contain it. */
export async function likeSurvey(surveyId: string): Promise<number | null> {
  const path = surveyPath(surveyId, "like");
  return readLikeCount(await submitOnce(path, {}, "survey_like", inPassing));
}

/** What the viewer did with these surveys, at most 100. */
export async function getParticipation(
  surveyIds: readonly string[],
  signal?: AbortSignal,
): Promise<Participation> {
  const query = { ids: surveyIds.join(",") };
  const path = "/surveys/me/survey-responses";
  return readParticipation(await request(path, { query, signal }));
}
