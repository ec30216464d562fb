/** Limits that the client enforces while typing and the server enforces on arrival. Lengths of texts are in Unicode code points, as `lengthOf` of the domain counts them. */
export * as limits from "./limit-values.ts";

/** How far, in kilometres, a list can be asked to reach. */
export const listReaches = [1, 5, 20, 100] as const;

export type ListReach = (typeof listReaches)[number];

/** Default time a survey stays open, in minutes (30 days). */
export const defaultSurveyMinutes = 43_200;
