import {
  type Participation,
  readLikeCount,
  readParticipation,
} from "../contract/participation.ts";
import { surveyPath } from "./build-request.ts";
import { request } from "./request.ts";
import { submitOnce } from "./submit-once.ts";

/** No one waits for the response to a like, which is shown at once. */
const inPassing = { keepalive: true };

/** Likes a survey, once, and returns its number of likes; null if the reply does not contain it. */
export async function likeSurvey(surveyId: string): Promise<number | null> {
  const path = surveyPath(surveyId, "like");
  return readLikeCount(await submitOnce(path, {}, "survey_like", inPassing));
}

/** Likes a post, once, and returns its number of likes; null if the reply does not contain it. */
export async function likePost(postId: string): Promise<number | null> {
  const body = { postId: Number(postId) };
  return readLikeCount(
    await submitOnce("/posts/like", body, "post_like", inPassing),
  );
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
