/**
 * What a key of a survey lets its holder do: everything, look after the
 * discussion, or read results. Each includes the ones after it.
 */
export const keyRoles = ["own", "moderate", "read"] as const;
export type KeyRole = (typeof keyRoles)[number];

/**
 * What keys of a survey let read beyond its figures: nothing, texts cut loose
 * from the other answers, or whole responses. Chosen before publishing, told
 * before anybody answers, and fixed from then on.
 */
export const readModes = ["figures", "texts", "rows"] as const;
export type ReadMode = (typeof readModes)[number];

/** Servers that say none let nobody read single answers. */
export function readReadMode(value: unknown): ReadMode {
  return readModes.find((one) => one === value) ?? "figures";
}

/** What becomes of a survey; `deleting` can be undone for some days. */
export const surveyStates = ["open", "closed", "hidden", "deleting"] as const;
export type SurveyState = (typeof surveyStates)[number];

/**
 * By which way a response came: from who found the survey on the site, who
 * opened its own address first, who met it embedded in another site, or who
 * had a paper ticket for it, or used a tablet that people share.
 */
export const waysIn = ["site", "link", "embed", "ticket", "kiosk"] as const;
export type WayIn = (typeof waysIn)[number];

/** What of a survey was worded anew once people had answered. */
export const editedParts = [
  "title",
  "instructions",
  "question",
  "option",
  "form",
] as const;
export type EditedPart = (typeof editedParts)[number];
