import {
  type Coordinates,
  distanceMeters,
  snapToGrid,
} from "@nearsay/core/domain";
import { Refusal } from "../../base/refusal.ts";
import { said } from "../../base/words/said.ts";
import type { SurveyRow } from "../../surveys/survey-repository.ts";

type Scoped = Pick<
  SurveyRow,
  "latitude" | "longitude" | "scope" | "radiusMeters"
>;

/**
 * Lets those answer who tell a place near enough, where the survey is for them
 * alone. Middles of cells are compared, so that trying out places tells nothing finer.
 * @throws Refusal PLACE_REQUIRED where none is told, PLACE_TOO_FAR where it is farther; both have `radiusMeters` in their data.
 */
export function requireNear(
  { latitude, longitude, scope, radiusMeters }: Scoped,
  told: { lat?: number | null; lng?: number | null },
): void {
  if (scope !== "answer" || radiusMeters === null) return;
  if (latitude === null || longitude === null) return;
  const { lat = null, lng = null } = told;
  const radius = { km: radiusMeters / 1000 };
  const details = { data: { radiusMeters } };
  if (lat === null || lng === null)
    throw new Refusal(
      "PLACE_REQUIRED",
      said(
        "Only people within {km} km of its place can answer this survey. Please allow your location on its page first.",
        radius,
      ),
      details,
    );
  const place: Coordinates = { lat: latitude, lng: longitude };
  if (distanceMeters(snapToGrid({ lat, lng }), place) <= radiusMeters) return;
  throw new Refusal(
    "PLACE_TOO_FAR",
    said(
      "Only people within {km} km of its place can answer this survey, and yours is farther away.",
      radius,
    ),
    details,
  );
}
