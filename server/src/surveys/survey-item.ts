import type { SurveyItem } from "@nearsay/core/contract/schema";
import { type Coordinates, distanceMeters } from "@nearsay/core/domain";
import type { Static } from "typebox";
import { toMinute } from "../base/to-minute.ts";
import type { SurveyRow } from "./survey-repository.ts";

export type SurveyItemReply = Static<typeof SurveyItem>;

export function isExpired(survey: SurveyRow, now: Date): boolean {
  return survey.expiresAt <= now;
}

/** A survey as callers see it; the distance is measured from `viewer`, in whole metres. */
export function toSurveyItem(
  survey: SurveyRow,
  now: Date,
  viewer: Coordinates | null = null,
): SurveyItemReply {
  return {
    surveyId: survey.surveyId,
    surveyUuid: survey.surveyUuid,
    title: survey.title,
    instructions: survey.instructions,
    surveyCreatedAt: toMinute(survey.createdAt),
    expiresAt: survey.expiresAt.toISOString(),
    expired: isExpired(survey, now),
    responses_count: survey.responseCount,
    post_count: survey.postCount,
    like_count: survey.likeCount,
    latitude: survey.latitude,
    longitude: survey.longitude,
    distanceMeters: distanceFrom(viewer, survey),
    requires_code: survey.accessCodeHash !== null,
    exportHtmlRestricted: survey.exportCodeHash !== null,
    demo: survey.demo,
  };
}

function distanceFrom(
  viewer: Coordinates | null,
  { latitude, longitude }: SurveyRow,
): number | null {
  if (viewer === null || latitude === null || longitude === null) return null;
  return Math.round(distanceMeters(viewer, { lat: latitude, lng: longitude }));
}
