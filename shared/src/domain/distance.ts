import { countryName } from "./country-name.ts";
import { texts } from "./texts.ts";

export interface Coordinates {
  lat: number;
  lng: number;
}

const earthDiameterMeters = 12_742_000;
const words = texts.distance;

/** Great-circle distance in metres (haversine on a sphere of 12,742 km diameter). */
export function distanceMeters(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  // Without 1 - cos, whose rounding loses the last few feet.
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2;
  const h =
    haversine(radians(to.lat - from.lat)) +
    Math.cos(radians(from.lat)) *
      Math.cos(radians(to.lat)) *
      haversine(radians(to.lng - from.lng));
  return earthDiameterMeters * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Label of a distance in metres; null for an unknown one. */
export function distanceLabel(meters: number | null): string {
  if (meters === null || !Number.isFinite(meters)) return words.unknown;
  return words.away(meters);
}

/** The distance after the name of the location, if its author chose it by name. */
export function placeLabel(
  { placeName, placeCountry }: { placeName?: string; placeCountry?: string },
  meters: number | null,
): string {
  const away = distanceLabel(meters);
  if (!placeName || !placeCountry) return away;
  return words.named(placeName, countryName(placeCountry), away);
}

/** Distance from viewer to survey if both are known, otherwise the server's measurement. */
export function surveyDistance(
  survey: {
    latitude: number | null;
    longitude: number | null;
    distanceMeters: number | null;
  },
  viewer: Coordinates | null,
): number | null {
  const { latitude, longitude } = survey;
  if (viewer === null || latitude === null || longitude === null) {
    return survey.distanceMeters;
  }
  return distanceMeters(viewer, { lat: latitude, lng: longitude });
}
