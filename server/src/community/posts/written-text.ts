import { randomInt } from "node:crypto";
import { type Ring, rings } from "@nearsay/core/domain";
import { lengthOf, trimText } from "@nearsay/core/forms";
import sql, { type Sql } from "sql-template-tag";
import { invalidRequest } from "../../base/refusal.ts";

/** A text that a person has written in a survey. */
export interface WrittenText {
  actorId: string;
  /** The writer's name in the survey; see Bearer. */
  voice: string;
  content: string;
  createdAt: Date;
  /** Identifies the request; a second one with the same key writes nothing. */
  requestKey: string;
  /** Whether it is written as the author of the survey, which the writer has proved to be. */
  asAuthor?: boolean;
  /** Of a post: the ring around the survey's location that it shows. */
  ring?: Ring | null;
  /** The edition of the survey that the ring was measured in. */
  edition?: number;
}

/**
 * Texts as rows named `given`, with their positions in the list and the gap
 * between each number and the one before.
 */
export function given(texts: readonly WrittenText[]): Sql {
  return sql`
    unnest(
      ${texts.map(({ actorId }) => actorId)}::uuid[],
      ${texts.map(({ voice }) => voice)}::uuid[],
      ${texts.map(({ content }) => content)}::text[],
      ${texts.map(({ createdAt }) => createdAt)}::timestamptz[],
      ${texts.map(({ requestKey }) => requestKey)}::text[],
      ${texts.map(({ asAuthor = false }) => asAuthor)}::boolean[],
      ${texts.map(({ ring = null }) => ring && rings.indexOf(ring))}::smallint[],
      ${texts.map(({ edition = null }) => edition)}::int[],
      ${texts.map(() => randomInt(2, gapMax))}::bigint[]
    ) with ordinality as given (
      actor_id, voice_name, content, created_at, request_key, as_author, ring,
      edition, gap, place
    )`;
}

const minuteMs = 60_000;
const epoch = Date.UTC(2026, 0, 1);
/** Range of numbers per minute; combined with the minute, they are safe integers until 2089. */
const minuteSize = 2 ** 28;
const gapMax = 2 ** 16;

/**
 * The first number of the texts that are written now. Numbers increase within a
 * survey. Across surveys they reveal only the minute: a common sequence would
 * show in which order a person wrote in several surveys.
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

/** @throws Refusal INVALID_REQUEST if the text is empty after trimming, or too long. */
export function readContent(content: string, max: number): string {
  const text = trimText(content);
  if (text === "") throw invalidRequest((say) => say.postEmpty);
  if (lengthOf(text) <= max) return text;
  throw invalidRequest((say) => say.postTooLong({ max }));
}
