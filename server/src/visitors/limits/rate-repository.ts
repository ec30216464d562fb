import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

export interface Hit {
  rule: string;
  caller: string;
  /** When the window ends that this hit opens, if none is open. */
  endsAt: Date;
}

/** A window's count; it ends at `endsAt`. */
export interface RateCount extends Hit {
  hits: number;
}

/**
 * Counts the hits and returns each window after all of them. Sorted, so that
 * two processes cannot wait for each other.
 */
export async function countHits(
  db: Queryable,
  hits: readonly Hit[],
  now: Date,
): Promise<RateCount[]> {
  return db.query<RateCount>(sql`
    insert into rate_counts (rule, caller, hits, ends_at)
    select rule, caller, count(*), max(ends_at)
    from unnest(
      ${hits.map(({ rule }) => rule)}::text[],
      ${hits.map(({ caller }) => caller)}::text[],
      ${hits.map(({ endsAt }) => endsAt)}::timestamptz[]
    ) as hit (rule, caller, ends_at)
    group by rule, caller
    order by rule, caller
    on conflict (rule, caller) do update
    set hits = excluded.hits
          + case when rate_counts.ends_at > ${now} then rate_counts.hits else 0 end,
        ends_at = case when rate_counts.ends_at > ${now}
          then rate_counts.ends_at else excluded.ends_at end
    returning rule, caller, hits, ends_at as "endsAt"`);
}

/** The number of hits in the current window. */
export async function readHits(
  db: Queryable,
  { rule, caller }: Omit<Hit, "endsAt">,
  now: Date,
): Promise<number> {
  const rows = await db.query<{ hits: number }>(sql`
    select hits
    from rate_counts
    where rule = ${rule}
      and caller = ${caller}
      and ends_at > ${now}`);
  return rows[0]?.hits ?? 0;
}

/** Subtracts a hit from the current window. */
export async function giveBackHit(
  db: Queryable,
  { rule, caller }: Omit<Hit, "endsAt">,
  now: Date,
  weight = 1,
): Promise<void> {
  await db.query(sql`
    update rate_counts
    set hits = hits - ${weight}
    where rule = ${rule}
      and caller = ${caller}
      and ends_at > ${now}
      and hits >= ${weight}`);
}

/**
 * Counts a hit as `weight` if its window then has at most `room`, also for
 * simultaneous ones.
 * @param room null for no maximum.
 * @returns Whether it was counted.
 */
export async function countHit(
  db: Queryable,
  { rule, caller, endsAt }: Hit,
  room: number | null,
  now: Date,
  weight = 1,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into rate_counts (rule, caller, hits, ends_at)
    values (${rule}, ${caller}, ${weight}, ${endsAt})
    on conflict (rule, caller) do update
    set hits = excluded.hits
          + case when rate_counts.ends_at > ${now} then rate_counts.hits else 0 end,
        ends_at = case when rate_counts.ends_at > ${now}
          then rate_counts.ends_at else excluded.ends_at end
    where rate_counts.ends_at <= ${now}
       or rate_counts.hits + excluded.hits <= coalesce(${room}::int, 2147483647)
    returning 1`);
  return rows.length > 0;
}
