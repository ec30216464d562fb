import {
  type Participation,
  readLikeCount,
  readParticipation,
} from "../contract/participation.ts";
import { surveyPath } from "./build-request.ts";
import { request } from "./request.ts";
import { submitOnce } from "./submit-once.ts";

/** Nobody waits for the reply to a like, which shows at once. */
const inPassing = { keepalive: true };

/** Likes a survey, once, and returns its likes after that; null when the reply does not say. */
export async function likeSurvey(surveyId: string): Promise<number | null> {
  const path = surveyPath(surveyId, "like");
  return readLikeCount(await submitOnce(path, {}, "survey_like", inPassing));
}

/** Likes a post, once, and returns its likes after that; null when the reply does not say. */
export async function likePost(postId: string): Promise<number | null> {
  const body = { postId: Number(postId) };
  return readLikeCount(
    await submitOnce("/posts/like", body, "post_like", inPassing),
  );
}

/** What the viewer did with these surveys; with no more than 100 of them. */
export async function getParticipation(
  surveyIds: readonly string[],
  signal?: AbortSignal,
): Promise<Participation> {
  const query = { ids: surveyIds.join(",") };
  const path = "/surveys/me/survey-responses";
  return readParticipation(await request(path, { query, signal }));
}
