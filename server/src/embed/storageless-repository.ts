import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";

/** The networks among these that are stored for the survey. */
export async function findNoted(
  db: Queryable,
  surveyId: number,
  networks: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ network: string }>(sql`
    select network
    from unkept_networks
    where survey_id = ${surveyId}
      and network = any(${networks}::text[])`);
  return new Set(rows.map(({ network }) => network));
}

/** Stores networks until they expire; returns those that were not stored yet. */
export async function noteNetworks(
  db: Queryable,
  surveyId: number,
  networks: readonly string[],
  expiresAt: Date,
): Promise<Set<string>> {
  // In a fixed order, so that two processes cannot deadlock.
  const rows = await db.query<{ network: string }>(sql`
    insert into unkept_networks (survey_id, network, expires_at)
    select ${surveyId}, network, ${expiresAt}
    from unnest(${networks}::text[]) as network
    order by network
    on conflict do nothing
    returning network`);
  return new Set(rows.map(({ network }) => network));
}

export async function forgetNetworks(
  db: Queryable,
  surveyId: number,
  networks: ReadonlySet<string>,
): Promise<void> {
  await db.query(sql`
    delete from unkept_networks
    where survey_id = ${surveyId}
      and network = any(${[...networks]}::text[])`);
}
