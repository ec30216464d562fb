import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** A request that a process has taken on. */
export interface Claim {
  requestKey: string;
  bodyHash: string;
  workerId: string;
  claimedAt: Date;
}

export interface KeptReply extends Claim {
  /** Null while the request is under way. */
  status: number | null;
  body: string | null;
}

/** Takes requests on, in one statement; returns those that nobody had taken on before. In a fixed order, so that no two processes wait for each other. */
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

/** By request. */
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

/** What became of a request: the reply to keep, or null to forget that it was taken on. */
export interface Settlement {
  requestKey: string;
  reply: { status: number; body: string | null } | null;
}

/** Keeps replies and gives up claims, in one statement. Each request is its claimer's alone, so that no two processes wait for each other. */
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

/** Forgets a claim that is still as it was seen. */
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
