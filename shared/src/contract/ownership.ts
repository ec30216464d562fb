/**
 * What a key of a survey lets its holder do: everything, look after the
 * discussion, or read results. Each includes the ones after it.
 */
export const keyRoles = ["own", "moderate", "read"] as const;
export type KeyRole = (typeof keyRoles)[number];

/** What becomes of a survey; `deleting` can be undone for some days. */
export const surveyStates = ["open", "closed", "hidden", "deleting"] as const;
export type SurveyState = (typeof surveyStates)[number];

/** By which way a response came: on the site, or embedded in another. */
export const waysIn = ["site", "embed"] as const;
export type WayIn = (typeof waysIn)[number];

/** What of a survey was worded anew once people had answered. */
export const editedParts = [
  "title",
  "instructions",
  "question",
  "option",
] as const;
export type EditedPart = (typeof editedParts)[number];
