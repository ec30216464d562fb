import {
  type ManagedSurvey,
  scopeRadii,
  type Survey,
} from "@nearsay/core/contract";
import {
  type ChosenPlace,
  type EditorPlace,
  noPlace,
} from "../draft/editor-place.ts";
import { findPlaces } from "../place/place-calls.ts";
import { name as nameTexts } from "#messages";

/** The location of a published survey, as a cell, with its scope and counting. */
export function openPlace(
  managed: Pick<ManagedSurvey, "survey" | "answerPlaces">,
): EditorPlace {
  const { latitude: lat, longitude: lng, ...survey } = managed.survey;
  if (lat === null || lng === null) return { ...noPlace, kind: "nowhere" };
  const radius = scopeRadii.find((km) => km * 1000 === survey.radiusMeters);
  return {
    ...noPlace,
    kind: "point",
    point: { lat, lng },
    counts: managed.answerPlaces,
    ...(survey.scope && radius && { scope: survey.scope, radius }),
  };
}

/**
 * Like `openPlace`, but with the location's name if it can be looked up,
 * because the server does not send which gazetteer entry was chosen.
 */
export async function openNamedPlace(
  managed: ManagedSurvey,
): Promise<EditorPlace> {
  const place = openPlace(managed);
  const named = await findNamed(managed.survey).catch(() => null);
  return named === null ? place : { ...place, kind: "named", named };
}

async function findNamed({
  placeName,
  latitude: lat,
  longitude: lng,
}: Survey): Promise<ChosenPlace | null> {
  if (!placeName || lat === null || lng === null) return null;
  const found = await findPlaces(placeName, { lat, lng });
  const place = found.find(
    ({ latitude, longitude }) => latitude === lat && longitude === lng,
  );
  return place ? { id: place.id, label: nameTexts.label(place) } : null;
}
