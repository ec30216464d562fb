import { type Coordinates, snapToGrid } from "@nearsay/core/domain";
import { invalidRequest } from "../base/refusal.ts";
import type { Gazetteer } from "./places/gazetteer.ts";
import type { SurveyRow } from "./survey-repository.ts";

/** The location in a request, all of it optional. */
interface SentPlace {
  lat?: number | null;
  lng?: number | null;
  placeId?: number | null;
  placed?: boolean;
}

/** The location that an author chooses for a survey. */
export interface ChosenPlace {
  /** False if the survey must have no location, even if one is known. */
  placed: boolean;
  /** Null if the author gives no coordinates. */
  place: Coordinates | null;
  /**
   * Id of a named place in the gazetteer, which takes precedence over `place`.
   * Undefined, not null, if there is none, so that a repeat of a request from
   * before the gazetteer has the same fingerprint.
   */
  placeId: number | undefined;
}

/** The location after the lookup. */
export interface FoundPlace {
  /** Null if the survey has no location. */
  place: Coordinates | null;
  /** The name and country of the named place; undefined if none was chosen. */
  named: { name: string; country: string } | undefined;
}

/** The location of a survey as it is stored: the center of a grid cell. */
export type StoredPlace = Pick<
  SurveyRow,
  "latitude" | "longitude" | "placeName" | "placeCountry"
>;

/** What a request states about the location. One coordinate alone is none. */
export function readPlace({
  lat = null,
  lng = null,
  placeId,
  placed = true,
}: SentPlace): ChosenPlace {
  return {
    placed,
    place: lat === null || lng === null ? null : { lat, lng },
    placeId: placeId ?? undefined,
  };
}

/**
 * The location that an author chose: none, a named place, or coordinates, in
 * this order. Null if they chose nothing.
 * @throws Refusal INVALID_REQUEST if no named place has the chosen id.
 */
export async function findChosen(
  gazetteer: Pick<Gazetteer, "find">,
  { placed, place, placeId }: ChosenPlace,
): Promise<FoundPlace | null> {
  if (!placed) return { place: null, named: undefined };
  if (placeId === undefined) return place && { place, named: undefined };
  const chosen = await gazetteer.find(placeId);
  if (chosen === null) throw invalidRequest((say) => say.placeNotFound);
  const { name, country, cell } = chosen;
  return { place: cell, named: { name, country } };
}

/** Snaps to the grid: nothing finer is stored. */
export function storedPlace({ place, named }: FoundPlace): StoredPlace {
  const cell = place && snapToGrid(place);
  return {
    latitude: cell?.lat ?? null,
    longitude: cell?.lng ?? null,
    placeName: named?.name ?? null,
    placeCountry: named?.country ?? null,
  };
}

/** @throws Refusal INVALID_REQUEST for a scope without a location. */
export function requireMeasurable(
  scope: unknown,
  { place }: Pick<FoundPlace, "place">,
): void {
  if (scope != null && place === null)
    throw invalidRequest((say) => say.radiusNeedsLocation);
}
