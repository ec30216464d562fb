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

/** The number of likes after the visitor's own like; null if the reply does not contain it. */
export function readLikeCount(reply: unknown): number | null {
  return readNumber(reply, "like_count", "likeCount");
}

/** @throws ContractError when the reply contains no token. */
export function readShareToken(reply: unknown): string {
  const token = readOptionalString(reply, "token");
  if (token === null) throw new ContractError("The reply holds no token.");
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

/** A survey of the visitor that no one else can see. */
export interface HiddenSurvey {
  id: string;
  uuid: string;
  title: string;
  hiddenAt: string;
  /** When its author requested a review; null if they have not. */
  appealedAt: string | null;
}

/** Skips unreadable items. */
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

/** What the viewer did, by survey id. */
export interface Participation {
  responded: Set<string>;
  /** Empty if the server does not send it. */
  liked: Set<string>;
  /** Surveys for which they have redeemed a ticket that they have not used yet. */
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
