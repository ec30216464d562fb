import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { Bearer } from "../../visitors/session/bearer.ts";

/** The surveys among these that a person has answered and may view. */
export function listRespondedIds(
  db: Queryable,
  bearer: Bearer,
  surveyIds: readonly number[],
): Promise<Set<number>> {
  return listIds(db, "responses", bearer, surveyIds);
}

/** The surveys among these that a person likes and may view. */
export function listLikedIds(
  db: Queryable,
  bearer: Bearer,
  surveyIds: readonly number[],
): Promise<Set<number>> {
  return listIds(db, "survey_likes", bearer, surveyIds);
}

/** The surveys among these that a person may answer by ticket and may view. */
export function listTicketedIds(
  db: Queryable,
  bearer: Bearer,
  surveyIds: readonly number[],
): Promise<Set<number>> {
  return listIds(db, "ticket_grants", bearer, surveyIds);
}

async function listIds(
  db: Queryable,
  table: "responses" | "survey_likes" | "ticket_grants",
  bearer: Bearer,
  surveyIds: readonly number[],
): Promise<Set<number>> {
  const voices = surveyIds.map((id) => bearer.voiceIn(id));
  const names =
    table === "survey_likes"
      ? voices
      : surveyIds.map((id) => bearer.ballotIn(id));
  const name = raw(table === "survey_likes" ? "voice_name" : "ballot_name");
  const found = await db.query<{ surveyId: number }>(sql`
    select own.survey_id as "surveyId"
    from unnest(
      ${surveyIds}::bigint[], ${names}::uuid[], ${voices}::uuid[]
    ) as mine (survey_id, name, voice)
    join ${raw(table)} as own
      on own.survey_id = mine.survey_id
      and own.${name} = mine.name
    join surveys on surveys.survey_id = own.survey_id
    left join access_grants
      on access_grants.survey_id = own.survey_id
      and access_grants.voice_name = mine.voice
    where hidden_at is null
      and (access_code_hash is null
        or owner_id = mine.voice
        or granted_at is not null)`);
  return new Set(found.map(({ surveyId }) => surveyId));
}
