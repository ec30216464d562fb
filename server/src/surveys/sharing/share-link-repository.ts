import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { isLive } from "../../visitors/session/actor-repository.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { SurveyRow } from "../survey-repository.ts";

interface ShareLink {
  /** With the code by which it was judged that it may be shared. */
  survey: Pick<SurveyRow, "surveyId" | "accessCodeHash">;
  /** Who shares it: a person, or a key. */
  sharerId: string;
  /** Whether that is a key of the survey. */
  byKey: boolean;
  tokenHash: string;
  createdAt: Date;
}

/**
 * False when it is shared by them already, has another code by now, or their ID
 * is ended. Two that share at the same moment have the same token too, which would be a conflict of
 * another index.
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
      -- Whoever changes the code waits, and then ends this link as well.
      for share
    ) as judged
    where ${byKey}::boolean or ${isLive(sharerId)}
    on conflict do nothing
    returning 1`);
  return rows.length > 0;
}

/** Since when they share the survey; null when not. */
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

/** Lets somebody in who came by a link, as long as there is the link. */
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
      -- Whoever ends the link waits, and then shuts this person out as well.
      for share
    ) as opened
    where ${unkept}::boolean or ${isLive(actorId)}
    on conflict do nothing`);
}

/** Ends every link, and shuts out everybody who was let in before by a link or a code. */
export async function endAccess(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`delete from share_links where survey_id = ${surveyId}`);
  // In a statement of its own, which sees who was let in while that one waited.
  await tx.query(sql`delete from access_grants where survey_id = ${surveyId}`);
}
