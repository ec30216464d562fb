import { randomInt } from "node:crypto";
import { type Ring, lengthOf, rings, trimText } from "@nearsay/core/domain";
import sql, { type Sql } from "sql-template-tag";
import { invalidRequest } from "../../base/refusal.ts";
import { said } from "../../base/words/said.ts";

/** What a person has written under a survey. */
export interface WrittenText {
  actorId: string;
  content: string;
  createdAt: Date;
  /** Names the request; a second one of the same name writes nothing. */
  requestKey: string;
  /** As the author of the survey, which the writer has shown to be. */
  asAuthor?: boolean;
  /** Of a post: from how far round the survey's place it tells that it was written. */
  ring?: Ring | null;
}

/**
 * Texts as rows named `given`, with their places in the list, and how far each
 * one's number is from the one before.
 */
export function given(texts: readonly WrittenText[]): Sql {
  return sql`
    unnest(
      ${texts.map(({ actorId }) => actorId)}::uuid[],
      ${texts.map(({ content }) => content)}::text[],
      ${texts.map(({ createdAt }) => createdAt)}::timestamptz[],
      ${texts.map(({ requestKey }) => requestKey)}::text[],
      ${texts.map(({ asAuthor = false }) => asAuthor)}::boolean[],
      ${texts.map(({ ring = null }) => ring && rings.indexOf(ring))}::smallint[],
      ${texts.map(() => randomInt(2, gapMax))}::bigint[]
    ) with ordinality as given (
      actor_id, content, created_at, request_key, as_author, ring, gap, place
    )`;
}

const minuteMs = 60_000;
const epoch = Date.UTC(2026, 0, 1);
/** Numbers of one minute; with the minutes until 2089 they are safe integers. */
const minuteSize = 2 ** 28;
const gapMax = 2 ** 16;

/**
 * Where the numbers of what is written now begin. Within a survey they go up.
 * From survey to survey they tell the minute alone: a sequence for all would
 * show in which order somebody wrote in several.
 */
export function firstNumber([first]: readonly WrittenText[]): number {
  const since = (first?.createdAt.getTime() ?? epoch) - epoch;
  const minute = Math.max(0, Math.floor(since / minuteMs));
  return minute * minuteSize + randomInt(minuteSize / 2);
}

export function byRequest<Row extends { requestKey: string }>(
  rows: readonly Row[],
): Map<string, Row> {
  return new Map(rows.map((row) => [row.requestKey, row]));
}

/** @throws Refusal INVALID_REQUEST when nothing is left after trimming, or too much. */
export function readContent(content: string, max: number): string {
  const text = trimText(content);
  if (text === "") throw invalidRequest("Please write something first.");
  if (lengthOf(text) <= max) return text;
  throw invalidRequest(
    said("The text is longer than {max} characters.", { max }),
  );
}
