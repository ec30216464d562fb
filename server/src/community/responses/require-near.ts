import {
  type Coordinates,
  distanceMeters,
  snapToGrid,
} from "@nearsay/core/domain";
import { Refusal } from "../../base/refusal.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

type Scoped = Pick<
  SurveyRow,
  "latitude" | "longitude" | "scope" | "radiusMeters"
>;

/**
 * For a survey that accepts answers only from nearby, checks that the sent
 * location is near enough. Compares the centres of grid cells, so that trying
 * out locations reveals nothing finer.
 * @throws Refusal PLACE_REQUIRED if no location was sent, PLACE_TOO_FAR if it
 * is too far; both contain `radiusMeters` in their data.
 */
export function requireNear(
  { latitude, longitude, scope, radiusMeters }: Scoped,
  sent: { lat?: number | null; lng?: number | null },
): void {
  if (scope !== "answer" || radiusMeters === null) return;
  if (latitude === null || longitude === null) return;
  const { lat = null, lng = null } = sent;
  const radius = { km: radiusMeters / 1000 };
  const details = { data: { radiusMeters } };
  if (lat === null || lng === null)
    throw new Refusal(
      "PLACE_REQUIRED",
      (say) => say.locationRequired(radius),
      details,
    );
  const place: Coordinates = { lat: latitude, lng: longitude };
  if (distanceMeters(snapToGrid({ lat, lng }), place) <= radiusMeters) return;
  throw new Refusal(
    "PLACE_TOO_FAR",
    (say) => say.locationTooFar(radius),
    details,
  );
}
