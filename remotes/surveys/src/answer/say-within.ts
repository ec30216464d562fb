import type { QuestionSet } from "@nearsay/core/contract";
import { near } from "#messages";

/** From where a survey can be answered. */
export function sayWithin({
  radiusMeters,
}: NonNullable<QuestionSet["within"]>): string {
  const km = radiusMeters / 1000;
  return near.within({ km, feet: Math.round(km * 3280.84) });
}
