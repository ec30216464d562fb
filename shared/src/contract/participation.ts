import {
  ContractError,
  asRecord,
  type Json,
  readRecords,
  readBoolean,
  readNumber,
  readOptionalString,
  rejectHtml,
} from "./read.ts";

/** The number of likes after one's own; null when the reply does not say. */
export function readLikeCount(reply: unknown): number | null {
  return readNumber(reply, "like_count", "likeCount");
}

/** @throws ContractError when the reply holds no token. */
export function readShareToken(reply: unknown): string {
  const token = readOptionalString(reply, "token");
  if (token === null) throw new ContractError("The reply holds no token.");
  return token;
}

/** The address of the home page with this survey first: the server's, else one made of the origin. */
export function readHomepageLink(
  reply: unknown,
  origin: string,
  surveyId: string,
): string {
  const link = readOptionalString(reply, "homepage_focus_url");
  const id = encodeURIComponent(surveyId);
  return link ?? `${origin}/?s=${id}&utm_source=homepage`;
}

/** An own survey that nobody else is shown. */
export interface HiddenSurvey {
  id: string;
  uuid: string;
  title: string;
  hiddenAt: string;
  /** When its author asked for a review; null where they have not. */
  appealedAt: string | null;
}

/** What cannot be read is left out. */
export function readHiddenSurveys(reply: unknown): HiddenSurvey[] {
  return readRecords(asRecord(reply).items).flatMap(readHidden);
}

function readHidden(item: Json): HiddenSurvey[] {
  const id = readNumber(item, "surveyId");
  const uuid = readOptionalString(item, "surveyUuid");
  const title = readOptionalString(item, "title");
  const hiddenAt = readOptionalString(item, "hiddenAt");
  const appealedAt = readOptionalString(item, "appealedAt");
  if (id === null || uuid === null || title === null || hiddenAt === null)
    return [];
  return [{ id: String(id), uuid, title, hiddenAt, appealedAt }];
}

/** What the viewer did, by the ids of surveys. */
export interface Participation {
  responded: Set<string>;
  /** Empty from servers that do not tell it. */
  liked: Set<string>;
  /** Those that they have redeemed a ticket for and not answered yet. */
  ticketed: Set<string>;
}

export function readParticipation(reply: unknown): Participation {
  rejectHtml(reply);
  const source = asRecord(reply);
  return {
    responded: readFlagged(source.responded),
    liked: readFlagged(source.liked),
    ticketed: readFlagged(source.ticketed),
  };
}

function readFlagged(source: unknown): Set<string> {
  const ids = Object.keys(asRecord(source));
  return new Set(ids.filter((id) => readBoolean(source, id)));
}

export interface ResponseResult {
  duplicate: boolean;
}

export function readResponseResult(reply: unknown): ResponseResult {
  return { duplicate: readBoolean(reply, "duplicate") };
}
