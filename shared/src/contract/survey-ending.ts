import { type Given, readGiven } from "./read.ts";

const endingTypes = {
  /** Replaces the default message of a closed survey. */
  closedMessage: "string",
  /** Shown to people who have answered. */
  thanksMessage: "string",
  /**
   * Where people who have answered may continue: an https address; see
   * `readThanksLink` of the domain.
   */
  thanksLink: "string",
} as const;

/** Texts of an author in addition to a survey; each is omitted if there is none. */
export interface SurveyEnding extends Given<typeof endingTypes> {}

const limitTypes = {
  /** ISO 8601. */
  opensAt: "string",
  /** True if the opening time is in the future. */
  upcoming: "boolean",
  /** Number of responses after which it closes. */
  quota: "number",
  /** Number of months after closing after which rows, texts and posts are deleted. */
  forgetMonths: "number",
  /** True once they have been deleted. */
  forgotten: "boolean",
} as const;

/** When a survey opens, and what closes it other than its end time; each is omitted if not set. */
export interface SurveyLimits extends Given<typeof limitTypes> {}

export function readSurveyEnding(reply: unknown): SurveyEnding {
  return readGiven<SurveyEnding>(reply, endingTypes);
}

export function readSurveyLimits(reply: unknown): SurveyLimits {
  return readGiven<SurveyLimits>(reply, limitTypes);
}
