import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** A request that a process has claimed. */
export interface Claim {
  requestKey: string;
  bodyHash: string;
  workerId: string;
  claimedAt: Date;
}

export interface KeptReply extends Claim {
  /** Null while the request is running. */
  status: number | null;
  body: string | null;
}

/**
 * Inserts claims in one statement; returns those that were not claimed before.
 * In a fixed order, so that no two processes wait for each other.
 */
export async function insertClaims(
  db: Queryable,
  claims: readonly Claim[],
): Promise<Set<string>> {
  const rows = await db.query<{ requestKey: string }>(sql`
    insert into kept_replies (request_key, body_hash, worker_id, claimed_at)
    select request_key, body_hash, worker_id, claimed_at
    from unnest(
      ${claims.map(({ requestKey }) => requestKey)}::text[],
      ${claims.map(({ bodyHash }) => bodyHash)}::text[],
      ${claims.map(({ workerId }) => workerId)}::uuid[],
      ${claims.map(({ claimedAt }) => claimedAt)}::timestamptz[]
    ) as given (request_key, body_hash, worker_id, claimed_at)
    order by request_key
    on conflict do nothing
    returning request_key as "requestKey"`);
  return new Set(rows.map(({ requestKey }) => requestKey));
}

/** By request key. */
export async function findKeptReplies(
  db: Queryable,
  requestKeys: readonly string[],
): Promise<Map<string, KeptReply>> {
  if (requestKeys.length === 0) return new Map();
  const rows = await db.query<KeptReply>(sql`
    select request_key as "requestKey",
           body_hash as "bodyHash",
           worker_id as "workerId",
           claimed_at as "claimedAt",
           status,
           body
    from kept_replies
    where request_key = any(${requestKeys}::text[])`);
  return new Map(rows.map((row) => [row.requestKey, row]));
}

/** The result of a request: the reply to store, or null to delete the claim. */
export interface Settlement {
  requestKey: string;
  reply: { status: number; body: string | null } | null;
}

/**
 * Stores replies and deletes claims, in one statement. Each request belongs to
 * the process that claimed it, so no two processes wait for each other.
 */
export async function settleClaims(
  db: Queryable,
  settlements: readonly Settlement[],
): Promise<void> {
  await db.query(sql`
    with settled as (
      select *
      from unnest(
        ${settlements.map(({ requestKey }) => requestKey)}::text[],
        ${settlements.map(({ reply }) => reply?.status ?? null)}::int[],
        ${settlements.map(({ reply }) => reply?.body ?? null)}::text[]
      ) as given (request_key, status, body)
    ),
    given_up as (
      delete from kept_replies
      using settled
      where kept_replies.request_key = settled.request_key
        and settled.status is null
        and kept_replies.status is null
    )
    update kept_replies
    set status = settled.status, body = settled.body
    from settled
    where kept_replies.request_key = settled.request_key
      and settled.status is not null`);
}

/** Deletes a claim if it has not changed since it was read. */
export async function deleteClaim(
  db: Queryable,
  { requestKey, workerId, claimedAt }: Claim,
): Promise<void> {
  await db.query(sql`
    delete from kept_replies
    where request_key = ${requestKey}
      and worker_id = ${workerId}
      and claimed_at = ${claimedAt}
      and status is null`);
}
