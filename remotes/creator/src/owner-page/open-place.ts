import {
  type ManagedSurvey,
  scopeRadii,
  type Survey,
} from "@nearsay/core/contract";
import { countryName } from "@nearsay/core/domain";
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

/** The location of a published survey as it can be changed: by its name, if it has one. */
export function openCurrentPlace(
  managed: Pick<ManagedSurvey, "survey" | "answerPlaces">,
): EditorPlace {
  const place = openPlace(managed);
  const label = labelOf(managed.survey);
  if (label === null) return place;
  return { ...place, kind: "named", named: { id: null, label } };
}

/** The name of a survey's location, with its country; null if it has none. */
export function labelOf({ placeName, placeCountry }: Survey): string | null {
  if (!placeName || !placeCountry) return null;
  const country = countryName(placeCountry);
  return nameTexts.label({ name: placeName, country });
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
