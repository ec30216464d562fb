import type { SurveyDocument } from "@nearsay/core/contract";
import { snapToGrid } from "@nearsay/core/domain";
import type { EditorPlace } from "../draft/editor-place.ts";

type DocumentPlace = Pick<
  SurveyDocument,
  "place" | "scope" | "radiusMeters" | "answerPlaces"
>;

/**
 * A survey's location in a file, with its scope and counting: no location if it
 * depends on where the person who publishes it is.
 */
export function documentPlace(place: EditorPlace): DocumentPlace {
  const { kind, named, point, scope, radius, counts } = place;
  if (kind === null) return {};
  if (kind === "nowhere") return { place: null };
  return {
    ...(kind === "named" &&
      named?.id != null && { place: { id: named.id, name: named.label } }),
    ...(kind === "point" && point && { place: snapToGrid(point) }),
    ...(scope && { scope, radiusMeters: radius * 1000 }),
    ...(counts && { answerPlaces: counts }),
  };
}
