import type { PostSort } from "@nearsay/core/contract";
import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { packCursor, unpackCursor, wrongCursor } from "../../base/cursor.ts";

/** The place of a post in a list: by rank, the lowest first, then by number, the highest first. */
export interface PostPlace {
  rank: number;
  id: number;
}

/** The sort order of posts, and the place after which the page begins. */
export interface PostOrder {
  sort: PostSort;
  /** Null for the beginning. */
  from: PostPlace | null;
}

export const newestFirst: PostOrder = { sort: "new", from: null };

/** The rank of posts without a ring, which come after all posts with one. */
const noRingRank = 4;

// A hidden post ranks like one without a ring and likes, as it is shown.
const ranks: Record<PostSort, Sql> = {
  new: raw("0"),
  // The same expression as in its index.
  near: raw(
    `coalesce(case when hidden_at is null then ring end, ${noRingRank})`,
  ),
  // Has no index, because each like would have to update it.
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

/** Whether any post in a survey shows readers from how far away it was written. */
export async function showsRings(
  db: Queryable,
  surveyId: number,
): Promise<boolean> {
  const rows = await db.query(sql`
    select
    from posts
    where survey_id = ${surveyId}
      and ${ranks.near} < ${raw(String(noRingRank))}
    limit 1`);
  return rows.length > 0;
}

/** The order and the start of a page in a request. */
interface RequestedOrder {
  sort?: PostSort | undefined;
  before?: number | undefined;
  after?: string | undefined;
}

/** @throws Refusal INVALID_REQUEST if the place does not belong to this order. */
export function readOrder({
  sort = "new",
  before,
  after,
}: RequestedOrder): PostOrder {
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

/** The cursor of the page that follows this place. */
export function writePlace(
  sort: PostSort,
  { rank, id }: PostPlace,
): number | string {
  return sort === "new" ? id : packCursor([sort, rank, id]);
}
