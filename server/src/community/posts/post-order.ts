import type { PostSort } from "@nearsay/core/contract";
import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { packCursor, unpackCursor, wrongCursor } from "../../base/cursor.ts";

/** A post's place in a list: by its rank, the lowest first, and its number, the highest first. */
export interface PostPlace {
  rank: number;
  id: number;
}

/** What posts are listed by, and after which place. */
export interface PostOrder {
  sort: PostSort;
  /** Null for the beginning. */
  from: PostPlace | null;
}

export const newestFirst: PostOrder = { sort: "new", from: null };

/** In what none tells, all come after those that tell. */
const untold = 4;

// What is hidden ranks as what tells nothing and nobody likes, as it reads.
const ranks: Record<PostSort, Sql> = {
  new: raw("0"),
  // As in its index.
  near: raw(`coalesce(case when hidden_at is null then ring end, ${untold})`),
  // Without an index, which each like would have to keep.
  liked: raw("case when hidden_at is null then -like_count else 0 end"),
};

export function rankOf(sort: PostSort): Sql {
  return ranks[sort];
}

export function isAfter(sort: PostSort, from: PostPlace | null): Sql {
  if (from === null) return raw("true");
  const older = sql`post_id < ${from.id}`;
  if (sort === "new") return older;
  const rank = ranks[sort];
  return sql`${rank} >= ${from.rank}
    and (${rank} > ${from.rank} or ${older})`;
}

export function orderOf(sort: PostSort): Sql {
  return sort === "new"
    ? raw("post_id desc")
    : sql`${ranks[sort]}, post_id desc`;
}

/** Whether any post under a survey tells its readers from how far it was written. */
export async function tellsRings(
  db: Queryable,
  surveyId: number,
): Promise<boolean> {
  const rows = await db.query(sql`
    select
    from posts
    where survey_id = ${surveyId}
      and ${ranks.near} < ${raw(String(untold))}
    limit 1`);
  return rows.length > 0;
}

/** What a caller says of the order and of where a page begins. */
interface SaidOrder {
  sort?: PostSort | undefined;
  before?: number | undefined;
  after?: string | undefined;
}

/** @throws Refusal INVALID_REQUEST for a place that is none of this order. */
export function readOrder({
  sort = "new",
  before,
  after,
}: SaidOrder): PostOrder {
  if ((sort === "new" ? after : before) !== undefined) throw wrongCursor();
  if (before !== undefined) return { sort, from: { rank: 0, id: before } };
  return { sort, from: after === undefined ? null : readPlace(sort, after) };
}

function readPlace(sort: PostSort, after: string): PostPlace {
  const [of, rank, id] = unpackCursor(after);
  if (of !== sort || !isNumber(rank) || !isNumber(id)) throw wrongCursor();
  return { rank, id };
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** What a page begins with that follows this place. */
export function writePlace(
  sort: PostSort,
  { rank, id }: PostPlace,
): number | string {
  return sort === "new" ? id : packCursor([sort, rank, id]);
}
