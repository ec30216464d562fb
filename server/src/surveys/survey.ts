import { type Coordinates, distanceMeters } from "@nearsay/core/domain";
import type { SurveyKey, SurveyRow } from "./survey-repository.ts";

export function isExpired({ expiresAt }: SurveyRow, now: Date): boolean {
  return expiresAt <= now;
}

/** In whole metres; null where either place is unknown. */
export function distanceFrom(
  viewer: Coordinates | null,
  { latitude, longitude }: SurveyRow,
): number | null {
  if (viewer === null || latitude === null || longitude === null) return null;
  return Math.round(distanceMeters(viewer, { lat: latitude, lng: longitude }));
}

/** The survey that a page is about: null on a page of none. What can be no survey's is the key of none. */
export function surveyKeyOf(pathname: string): SurveyKey | null {
  const [, key] = /^\/surveys\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (key === undefined) return null;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key))
    return { uuid: key };
  return { id: /^\d{1,15}$/.test(key) ? Number(key) : 0 };
}
