import sql, { raw } from "sql-template-tag";
import type { Database, Transaction } from "../../base/db/database.ts";
import type { Bearer } from "./bearer.ts";
import { insertSteps, nextStep, readTrail } from "./trail.ts";

/** Names of one person's rows in a survey that were written before names derived from secrets. */
interface FormerNames {
  surveyId: number;
  ballotName: string;
  voiceName: string;
}

const ballotTables = [
  // Also what refers to it.
  "responses",
  "waiting_responses",
  "ticket_grants",
];

const voiceTables = [
  "posts",
  "replies",
  "survey_likes",
  "post_likes",
  "survey_reports",
  "access_grants",
  "discussion_turns",
  "share_links",
  "blocks",
];

/**
 * Gives a person's old rows their derived names, survey by survey, and forgets
 * which they were.
 */
export async function rejoin(
  db: Database,
  actorId: string,
  bearer: Bearer,
): Promise<void> {
  const former = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from former_names
    where actor_id = ${actorId}
    order by survey_id`);
  for (const { surveyId } of former)
    await db.transaction((tx) => rejoinIn(tx, { actorId, surveyId }, bearer));
}

async function rejoinIn(
  tx: Transaction,
  { actorId, surveyId }: { actorId: string; surveyId: number },
  bearer: Bearer,
): Promise<void> {
  await tx.query(sql`
    select from survey_counts where survey_id = ${surveyId} for update`);
  const [former] = await tx.query<FormerNames>(sql`
    delete from former_names
    where actor_id = ${actorId}
      and survey_id = ${surveyId}
    returning survey_id as "surveyId", ballot_name as "ballotName",
              voice_name as "voiceName"`);
  // Another request did it.
  if (former === undefined) return;
  await noteOld(tx, former, bearer);
  const voice = bearer.voiceIn(surveyId);
  const ballot = bearer.ballotIn(surveyId);
  for (const table of ballotTables)
    await tx.query(sql`
      update ${raw(table)}
      set ballot_name = ${ballot}
      where survey_id = ${surveyId}
        and ballot_name = ${former.ballotName}`);
  for (const table of voiceTables)
    await tx.query(sql`
      update ${raw(table)}
      set voice_name = ${voice}
      where survey_id = ${surveyId}
        and voice_name = ${former.voiceName}`);
  await tx.query(sql`
    update surveys
    set owner_id = ${voice}
    where survey_id = ${surveyId}
      and owner_id = ${former.voiceName}`);
}

/** Adds the survey to the person's trails, an answer under its day. */
async function noteOld(
  tx: Transaction,
  { surveyId, ballotName }: FormerNames,
  bearer: Bearer,
): Promise<void> {
  if (!bearer.hasTrail) return;
  const [answered] = await tx.query<{ createdAt: Date }>(sql`
    select created_at as "createdAt"
    from responses
    where survey_id = ${surveyId}
      and ballot_name = ${ballotName}`);
  const day = answered?.createdAt ?? new Date(0);
  const kind = answered === undefined ? "voices" : "ballots";
  await readTrail(tx, bearer, kind);
  await insertSteps(tx, [nextStep(bearer, kind, surveyId, day)], day);
}
