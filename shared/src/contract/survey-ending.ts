import { asRecord, readNumber, readOptionalString } from "./read.ts";

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
  const source = asRecord(reply);
  const closedMessage = readOptionalString(source, "closedMessage");
  const thanksMessage = readOptionalString(source, "thanksMessage");
  const thanksLink = readOptionalString(source, "thanksLink");
  return {
    ...(closedMessage && { closedMessage }),
    ...(thanksMessage && { thanksMessage }),
    ...(thanksLink && { thanksLink }),
  };
}

export function readSurveyLimits(reply: unknown): SurveyLimits {
  const source = asRecord(reply);
  const opensAt = readOptionalString(source, "opensAt");
  const quota = readNumber(source, "quota");
  return {
    ...(opensAt && { opensAt }),
    ...(source.upcoming === true && { upcoming: true }),
    ...(quota !== null && quota > 0 && { quota }),
  };
}
