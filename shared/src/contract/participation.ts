import {
  by,
  needed,
  type Read,
  readFields,
  readWhole,
  text,
  textOrNull,
  type Whole,
} from "./fields.ts";
import {
  asRecord,
  ContractError,
  readBoolean,
  readNumber,
  readOptionalString,
  readRecords,
  readString,
  rejectHtml,
  toNumber,
} from "./read.ts";

/** The number of likes after the visitor's own like; null if the reply does not contain it. */
export function readLikeCount(reply: unknown): number | null {
  return readNumber(reply, "like_count", "likeCount");
}

/** @throws ContractError when the reply contains no token. */
export function readShareToken(reply: unknown): string {
  const token = readString(reply, "token");
  if (token === "") throw new ContractError("The reply holds no token.");
  return token;
}

/**
 * The address of the home page with this survey first: from the server, or else
 * built from the origin.
 */
export function readHomepageLink(
  reply: unknown,
  origin: string,
  surveyId: string,
): string {
  const link = readOptionalString(reply, "homepage_focus_url");
  const id = encodeURIComponent(surveyId);
  return link ?? `${origin}/?s=${id}&utm_source=homepage`;
}

const hiddenSurveyFields = {
  id: by((id) => toNumber(id)?.toString(), "surveyId"),
  uuid: needed(text("surveyUuid")),
  title: needed(text()),
  hiddenAt: needed(text()),
  /** When its author requested a review; null if they have not. */
  appealedAt: textOrNull(),
};

/** A survey of the visitor that no one else can see. */
export interface HiddenSurvey extends Whole<typeof hiddenSurveyFields> {}

/** Skips unreadable items. */
export function readHiddenSurveys(reply: unknown): HiddenSurvey[] {
  return readRecords(asRecord(reply).items).flatMap((item) =>
    readWhole(hiddenSurveyFields, item),
  );
}

const participationFields = {
  responded: by(readFlagged),
  /** Empty if the server does not send it. */
  liked: by(readFlagged),
  /** Surveys for which they have redeemed a ticket that they have not used yet. */
  ticketed: by(readFlagged),
};

/** What the viewer did, by survey id. */
export interface Participation extends Read<typeof participationFields> {}

export function readParticipation(reply: unknown): Participation {
  rejectHtml(reply);
  return readFields(participationFields, reply);
}

function readFlagged(source: unknown): Set<string> {
  const ids = Object.keys(asRecord(source));
  return new Set(ids.filter((id) => readBoolean(source, id)));
}

export type { hiddenSurveyFields, participationFields };
