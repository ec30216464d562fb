import { countryName } from "./country-name.ts";
import { language, locale } from "./locale.ts";
import { domain as texts } from "#messages";

export interface Coordinates {
  lat: number;
  lng: number;
}

const earthDiameterMeters = 12_742_000;
const feetPerMeter = 3.28084;
const metersPerMile = 1609.344;
/** Up to here English states feet. */
const mostFeet = 1000;

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

/**
 * Label of a distance: in English feet up to 1,000 ft, then miles where the
 * reader's region uses them; metres and kilometres elsewhere.
 * @param meters Null if unknown.
 * @param tag The reader's locale.
 */
export function distanceLabel(meters: number | null, tag = locale()): string {
  const { distance: words } = texts;
  if (meters === null || !Number.isFinite(meters)) return words.unknown;
  const feet = meters * feetPerMeter;
  if (language() === "en" && feet <= mostFeet)
    return feet < 1 ? words.underFoot : words.feet({ count: Math.round(feet) });
  if (usesMiles(tag))
    return words.miles({ count: roundLength(meters / metersPerMile) });
  if (meters < 1) return words.underMeter;
  return meters < 999.5
    ? words.meters({ count: Math.round(meters) })
    : words.kilometers({ count: roundLength(meters / 1000) });
}

/** Tenths below ten. */
function roundLength(length: number): number {
  return length < 10 ? Math.round(length * 10) / 10 : Math.round(length);
}

/** Regions whose road signs are in miles. */
function usesMiles(tag: string): boolean {
  const { region } = new Intl.Locale(tag).maximize();
  return region !== undefined && ["US", "GB", "LR"].includes(region);
}

/** The distance after the name of the location, if its author chose it by name. */
export function placeLabel(
  { placeName, placeCountry }: { placeName?: string; placeCountry?: string },
  meters: number | null,
): string {
  const away = distanceLabel(meters);
  if (!placeName || !placeCountry) return away;
  return texts.distance.named({
    name: placeName,
    country: countryName(placeCountry),
    away,
  });
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
