import { readOptionalString, readSaid, type Json } from "./read.ts";

/** What nearness decides: who is shown a survey first, for whom lists have it, or who answers it. */
export const surveyScopes = ["first", "only", "answer"] as const;
export type SurveyScope = (typeof surveyScopes)[number];

/** Within how many kilometres of its place a survey may be for people. */
export const scopeRadii = [1, 2, 5, 10, 25, 50, 100] as const;
export type ScopeRadius = (typeof scopeRadii)[number];

/** What its author said of a survey's place and of whom it is for; each is left out where nothing is said. */
export interface SurveyPlace {
  placeName?: string;
  /** The country of that: two letters of ISO 3166-1. */
  placeCountry?: string;
  /** Comes with `radiusMeters`. */
  scope?: SurveyScope;
  radiusMeters?: number;
}

export function readSurveyPlace(item: Json): SurveyPlace {
  const placeName = readOptionalString(item, "place_name");
  const placeCountry = readOptionalString(item, "place_country");
  const scoped = readSaid<Pick<SurveyPlace, "scope" | "radiusMeters">>(item, {
    scope: "string",
    radiusMeters: "number",
  });
  return {
    ...(placeName && { placeName }),
    ...(placeCountry && { placeCountry }),
    ...scoped,
  };
}
