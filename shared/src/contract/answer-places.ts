import { asRecord, readNumber, readString } from "./read.ts";

/**
 * What is counted of where answers come from: nothing, how far from the
 * survey's place in rings, or the squares of a map.
 */
export const answerPlacesModes = ["none", "rings", "map"] as const;
export type AnswerPlaces = (typeof answerPlacesModes)[number];

/** How far somebody is from what a survey is about, nearest first. */
export const rings = ["here", "near", "region", "far"] as const;
export type Ring = (typeof rings)[number];

/** What figures can be looked at: one ring, or all but the nearest. */
export const answersFrom = [...rings, "elsewhere"] as const;
export type AnswersFrom = (typeof answersFrom)[number];

/** Servers that do not know it count nothing. */
export function readAnswerPlaces(said: unknown): AnswerPlaces {
  return answerPlacesModes.find((mode) => mode === said) ?? "none";
}

/** How a survey counts where answers come from, which its form says. */
export interface CountedPlaces {
  by: Exclude<AnswerPlaces, "none">;
  /** The middle of the survey's cell. */
  lat: number;
  lng: number;
}

/** Of a reply that says `answer_places`; null where nothing is counted, as by servers that do not know it. */
export function readCountedPlaces(reply: unknown): CountedPlaces | null {
  const { answer_places: said } = asRecord(reply);
  const by = readString(said, "by");
  const lat = readNumber(said, "latitude");
  const lng = readNumber(said, "longitude");
  if (by !== "rings" && by !== "map") return null;
  return lat === null || lng === null ? null : { by, lat, lng };
}
