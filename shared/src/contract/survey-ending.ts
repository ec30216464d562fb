import { readSaid } from "./read.ts";

/** What an author says beside a survey; each is left out where nothing is said. */
export interface SurveyEnding {
  /** In place of what else a closed survey says. */
  closedMessage?: string;
  /** To who has answered. */
  thanksMessage?: string;
  /** Where who has answered may go on to: an https address; see `readThanksLink` of the domain. */
  thanksLink?: string;
}

/** When a survey opens and what closes it besides its time; each is left out where it is not so. */
export interface SurveyLimits {
  /** ISO 8601. */
  opensAt?: string;
  /** That moment is still to come. */
  upcoming?: true;
  /** After how many responses it closes. */
  quota?: number;
}

export function readSurveyEnding(reply: unknown): SurveyEnding {
  return readSaid<SurveyEnding>(reply, {
    closedMessage: "string",
    thanksMessage: "string",
    thanksLink: "string",
  });
}

export function readSurveyLimits(reply: unknown): SurveyLimits {
  return readSaid<SurveyLimits>(reply, {
    opensAt: "string",
    upcoming: "boolean",
    quota: "number",
  });
}
