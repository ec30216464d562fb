/**
 * Limits that the client enforces while typing and the server on arrival.
 * Lengths of texts are in Unicode code points, as counted by `lengthOf` of the
 * domain.
 */
export * as limits from "./limit-values.ts";

/** Radii of a list request, in kilometres. */
export const listReaches = [1, 5, 20, 100] as const;

export type ListReach = (typeof listReaches)[number];

/** Default time a survey stays open, in minutes (30 days). */
export const defaultSurveyMinutes = 43_200;
