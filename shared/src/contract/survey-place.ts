import { readOptionalString, readGiven, type Json } from "./read.ts";

/**
 * What distance decides: who is shown a survey first, who finds it in lists, or
 * who can answer it.
 */
export const surveyScopes = ["first", "only", "answer"] as const;
export type SurveyScope = (typeof surveyScopes)[number];

/** Radii, in kilometres, for the scope of a survey. */
export const scopeRadii = [1, 2, 5, 10, 25, 50, 100] as const;
export type ScopeRadius = (typeof scopeRadii)[number];

/** The location of a survey and its scope, as set by its author; each is omitted if not set. */
export interface SurveyPlace {
  placeName?: string;
  /** Country of that location: two letters of ISO 3166-1. */
  placeCountry?: string;
  /** Always together with `radiusMeters`. */
  scope?: SurveyScope;
  radiusMeters?: number;
}

export function readSurveyPlace(item: Json): SurveyPlace {
  const placeName = readOptionalString(item, "place_name");
  const placeCountry = readOptionalString(item, "place_country");
  const scoped = readGiven<Pick<SurveyPlace, "scope" | "radiusMeters">>(item, {
    scope: "string",
    radiusMeters: "number",
  });
  return {
    ...(placeName && { placeName }),
    ...(placeCountry && { placeCountry }),
    ...scoped,
  };
}
