import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

export interface KioskGrantRow {
  grantId: string;
  label: string;
  /** A day such as 2026-03-02. */
  madeOn: string;
}

/** Oldest grants first. */
export function listGrants(
  db: Queryable,
  surveyId: number,
): Promise<KioskGrantRow[]> {
  return db.query<KioskGrantRow>(sql`
    select grant_id as "grantId", label, made_on::text as "madeOn"
    from kiosk_grants
    where survey_id = ${surveyId}
    order by made_on, grant_id`);
}

interface GrantToInsert {
  surveyId: number;
  grantId: string;
  tokenHash: string;
  label: string;
  now: Date;
}

export async function insertGrant(
  tx: Queryable,
  { surveyId, grantId, tokenHash, label, now }: GrantToInsert,
): Promise<void> {
  await tx.query(sql`
    insert into kiosk_grants (survey_id, grant_id, token_hash, label, made_on)
    values (
      ${surveyId}, ${grantId}, ${tokenHash}, ${label},
      ${now}::timestamptz at time zone 'UTC'
    )`);
}

export async function deleteGrant(
  tx: Queryable,
  surveyId: number,
  grantId: string,
): Promise<void> {
  await tx.query(sql`
    delete from kiosk_grants
    where survey_id = ${surveyId}
      and grant_id = ${grantId}`);
}

/** The survey that a grant opens; null if the grant was ended or its survey is hidden. */
export async function findGranted(
  db: Queryable,
  tokenHash: string,
): Promise<number | null> {
  const rows = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from kiosk_grants
    join surveys using (survey_id)
    where token_hash = ${tokenHash}
      and hidden_at is null`);
  return rows[0]?.surveyId ?? null;
}

/**
 * Creates the ID of a person who answers at a kiosk and does nothing else.
 * Nobody can use its session, which exists only to expire.
 */
export async function insertPerson(
  db: Queryable,
  { actorId, now, until }: { actorId: string; now: Date; until: Date },
): Promise<void> {
  await db.query(sql`
    with actor as (
      insert into actors (actor_id, opted_out, created_at)
      values (${actorId}, false, ${now})
      on conflict do nothing
    )
    insert into sessions (token_hash, actor_id, renewed_at, expires_at)
    values (${`kiosk:${actorId}`}, ${actorId}, ${now}, ${until})
    on conflict do nothing`);
}
