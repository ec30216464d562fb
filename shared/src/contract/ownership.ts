/**
 * What a key of a survey permits: everything, moderating the discussion, or
 * reading results. Each role includes the ones after it.
 */
export const keyRoles = ["own", "moderate", "read"] as const;
export type KeyRole = (typeof keyRoles)[number];

/**
 * What keys of a survey can read beyond its figures: nothing, texts separated
 * from the other answers, or complete responses. Chosen before publishing,
 * shown before a visitor answers, and fixed from then on.
 */
export const readModes = ["figures", "texts", "rows"] as const;
export type ReadMode = (typeof readModes)[number];

/** Servers that send no mode let no one read single answers. */
export function readReadMode(value: unknown): ReadMode {
  return readModes.find((one) => one === value) ?? "figures";
}

/** States of a survey; `deleting` can be undone for some days. */
export const surveyStates = ["open", "closed", "hidden", "deleting"] as const;
export type SurveyState = (typeof surveyStates)[number];

/**
 * How a respondent reached the survey: they found it on the site, opened its
 * address directly, saw it embedded in another site, had a paper ticket for it,
 * or used a shared tablet.
 */
export const waysIn = ["site", "link", "embed", "ticket", "kiosk"] as const;
export type WayIn = (typeof waysIn)[number];

/** Texts of a survey that can be reworded after people have answered. */
export const editedParts = [
  "title",
  "instructions",
  "question",
  "option",
  "form",
] as const;
export type EditedPart = (typeof editedParts)[number];
