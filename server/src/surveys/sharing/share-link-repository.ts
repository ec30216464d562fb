import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { isLive } from "../../visitors/session/actor-repository.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { SurveyRow } from "../survey-repository.ts";

interface ShareLink {
  /** With the code that the permission to share was checked against. */
  survey: Pick<SurveyRow, "surveyId" | "accessCodeHash">;
  /** Id of the person or key that shares. */
  sharerId: string;
  /** Whether `sharerId` is a key of the survey. */
  byKey: boolean;
  tokenHash: string;
  createdAt: Date;
}

/**
 * False if the sharer shares the survey already, the code has changed, or the
 * person deleted their ID. Two insertions at the same moment also have the same
 * token, which would be a conflict on another index; `on conflict` therefore
 * names no index.
 */
export async function insertShareLink(
  db: Queryable,
  { survey, sharerId, byKey, tokenHash, createdAt }: ShareLink,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into share_links (
      survey_id, actor_id, key_id, token_hash, created_at
    )
    select survey_id, ${sharerId}::uuid, ${byKey ? sharerId : null}::uuid,
           ${tokenHash}::text, ${createdAt}::timestamptz
    from (
      select survey_id
      from surveys
      where survey_id = ${survey.surveyId}
        and access_code_hash is not distinct from ${survey.accessCodeHash}::text
      -- A change of the code waits for this lock, and then deletes this link as
      -- well.
      for share
    ) as judged
    where ${byKey}::boolean or ${isLive(sharerId)}
    on conflict do nothing
    returning 1`);
  return rows.length > 0;
}

/** The time since which the sharer shares the survey; null if they do not. */
export async function findSharedSince(
  db: Queryable,
  surveyId: number,
  sharerId: string,
): Promise<Date | null> {
  const rows = await db.query<{ createdAt: Date }>(sql`
    select created_at as "createdAt"
    from share_links
    where survey_id = ${surveyId}
      and actor_id = ${sharerId}`);
  return rows[0]?.createdAt ?? null;
}

export async function hasShareLink(
  db: Queryable,
  surveyId: number,
  tokenHash: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select 1
    from share_links
    where survey_id = ${surveyId}
      and token_hash = ${tokenHash}`);
  return rows.length > 0;
}

/** Grants an actor access who opened a share link, if the link still exists. */
export async function grantByShareLink(
  db: Queryable,
  { surveyId, tokenHash }: { surveyId: number; tokenHash: string },
  { actorId, unkept = false }: Actor,
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into access_grants (survey_id, actor_id, granted_at)
    select survey_id, ${actorId}::uuid, ${now}::timestamptz
    from (
      select survey_id
      from share_links
      where survey_id = ${surveyId}
        and token_hash = ${tokenHash}
      -- Deleting the link waits for this lock, and then revokes this grant as
      -- well.
      for share
    ) as opened
    where ${unkept}::boolean or ${isLive(actorId)}
    on conflict do nothing`);
}

/** Deletes all share links, and all access that was granted by a link or a code. */
export async function endAccess(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`delete from share_links where survey_id = ${surveyId}`);
  // A separate statement, which also sees grants that were inserted while the
  // first one waited.
  await tx.query(sql`delete from access_grants where survey_id = ${surveyId}`);
}
