import { startOfDay } from "../../base/to-minute.ts";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { isLive } from "../../visitors/session/actor-repository.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { SurveyRow } from "../survey-repository.ts";

interface ShareLink {
  /** With the code that the permission to share was checked against. */
  survey: Pick<SurveyRow, "surveyId" | "accessCodeHash">;
  /** The person's name in the survey, or the id of the key, that shares. */
  sharerId: string;
  /** Null for a key of the survey. */
  actorId: string | null;
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
  { survey, sharerId, actorId, tokenHash, createdAt }: ShareLink,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into share_links (
      survey_id, voice_name, key_id, token_hash, created_at
    )
    select survey_id, ${sharerId}::uuid, ${actorId === null ? sharerId : null}::uuid,
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
    where ${actorId}::uuid is null or ${isLive(sql`${actorId}::uuid`)}
    on conflict do nothing
    returning 1`);
  return rows.length > 0;
}

/** The link of a sharer, and the time since which they share the survey; null if they do not. */
export async function findSharedSince(
  db: Queryable,
  surveyId: number,
  sharerId: string,
): Promise<{ createdAt: Date; tokenHash: string } | null> {
  const rows = await db.query<{ createdAt: Date; tokenHash: string }>(sql`
    select created_at as "createdAt", token_hash as "tokenHash"
    from share_links
    where survey_id = ${surveyId}
      and voice_name = ${sharerId}`);
  return rows[0] ?? null;
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
  { actorId, bearer, unkept = false }: Actor,
  now: Date,
): Promise<void> {
  const voice = await bearer.speakIn(surveyId);
  await db.query(sql`
    insert into access_grants (survey_id, voice_name, granted_at)
    select survey_id, ${voice}::uuid, ${startOfDay(now)}::timestamptz
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
