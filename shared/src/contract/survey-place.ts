import {
  by,
  needed,
  oneOf,
  type Read,
  readFields,
  text,
  textOrNull,
} from "./fields.ts";
import type { Json } from "./read.ts";

/**
 * What distance decides: who is shown a survey first, who finds it in lists, or
 * who can answer it.
 */
export const surveyScopes = ["first", "only", "answer"] as const;
export type SurveyScope = (typeof surveyScopes)[number];

/** Radii, in kilometres, for the scope of a survey. */
export const scopeRadii = [1, 2, 5, 10, 25, 50, 100] as const;
export type ScopeRadius = (typeof scopeRadii)[number];

const surveyPlaceFields = {
  placeName: needed(textOrNull("place_name")),
  /** Country of that location: two letters of ISO 3166-1. */
  placeCountry: needed(text("place_country")),
  scope: oneOf(surveyScopes, undefined),
  radiusMeters: by((metres) =>
    typeof metres === "number" && metres > 0 ? metres : undefined,
  ),
};

/**
 * The location of a survey and its scope, as set by its author; each is omitted
 * if not set. A scope always has a radius.
 */
export interface SurveyPlace extends Read<typeof surveyPlaceFields> {}

export type { surveyPlaceFields };

export function readSurveyPlace(item: Json): SurveyPlace {
  const { scope, radiusMeters, ...named } = readFields(surveyPlaceFields, item);
  return scope && radiusMeters ? { ...named, scope, radiusMeters } : named;
}
