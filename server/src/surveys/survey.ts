import { type Coordinates, distanceMeters } from "@nearsay/core/domain";
import type { SurveyKey, SurveyRow } from "./survey-repository.ts";

/** The times at which its state changes on schedule. */
export function turnsOf({
  opensAt,
  expiresAt,
}: Pick<SurveyRow, "opensAt" | "expiresAt">): Date[] {
  return opensAt === null ? [expiresAt] : [opensAt, expiresAt];
}

/** In whole meters; null if either location is unknown. */
export function distanceFrom(
  viewer: Coordinates | null,
  { latitude, longitude }: SurveyRow,
): number | null {
  if (viewer === null || latitude === null || longitude === null) return null;
  return Math.round(distanceMeters(viewer, { lat: latitude, lng: longitude }));
}

/**
 * The key of the survey that a page belongs to; null for other pages. A path
 * that cannot name a survey gets a key that matches none.
 */
export function surveyKeyOf(pathname: string): SurveyKey | null {
  const [, key] = /^\/surveys\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (key === undefined) return null;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key))
    return { uuid: key };
  return { id: /^\d{1,15}$/.test(key) ? Number(key) : 0 };
}
