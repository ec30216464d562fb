import {
  needed,
  numberOrNull,
  oneOf,
  readWhole,
  type Whole,
} from "./fields.ts";
import { asRecord } from "./read.ts";

/**
 * Which location data about answers is counted: none, the distance to the
 * survey's location in rings, or map bins.
 */
export const answerPlacesModes = ["none", "rings", "map"] as const;
export type AnswerPlaces = (typeof answerPlacesModes)[number];

/** How far a person is from the survey's location, nearest first. */
export const rings = ["here", "near", "region", "far"] as const;
export type Ring = (typeof rings)[number];

/** Filters for figures: one ring, or all rings but the nearest. */
export const answersFrom = [...rings, "elsewhere"] as const;
export type AnswersFrom = (typeof answersFrom)[number];

/** Servers that do not know this setting count nothing. */
export function readAnswerPlaces(given: unknown): AnswerPlaces {
  return answerPlacesModes.find((mode) => mode === given) ?? "none";
}

const countedPlacesFields = {
  by: oneOf(["rings", "map"], undefined),
  /** The centre of the survey's cell. */
  lat: needed(numberOrNull("latitude")),
  lng: needed(numberOrNull("longitude")),
};

/** How a survey counts the locations of answers, as contained in its form. */
export interface CountedPlaces extends Whole<typeof countedPlacesFields> {}

export type { countedPlacesFields };

/**
 * Reads `answer_places` of a reply; null if nothing is counted, or if the
 * server does not know this setting.
 */
export function readCountedPlaces(reply: unknown): CountedPlaces | null {
  const { answer_places: given } = asRecord(reply);
  return readWhole(countedPlacesFields, given)[0] ?? null;
}
