import { asRecord, readNumber, readString } from "./read.ts";

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

/** How a survey counts the locations of answers, as contained in its form. */
export interface CountedPlaces {
  by: Exclude<AnswerPlaces, "none">;
  /** The centre of the survey's cell. */
  lat: number;
  lng: number;
}

/**
 * Reads `answer_places` of a reply; null if nothing is counted, or if the
 * server does not know this setting.
 */
export function readCountedPlaces(reply: unknown): CountedPlaces | null {
  const { answer_places: given } = asRecord(reply);
  const by = readString(given, "by");
  const lat = readNumber(given, "latitude");
  const lng = readNumber(given, "longitude");
  if (by !== "rings" && by !== "map") return null;
  return lat === null || lng === null ? null : { by, lat, lng };
}
