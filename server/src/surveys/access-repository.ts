import { startOfDay } from "../base/to-minute.ts";
import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";
import { isLive } from "../visitors/session/actor-repository.ts";
import type { Actor } from "../visitors/session/session-repository.ts";
import type { SurveyRow } from "./survey-repository.ts";

export async function hasAccessGrant(
  db: Queryable,
  surveyId: number,
  voice: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select 1
    from access_grants
    where survey_id = ${surveyId}
      and voice_name = ${voice}`);
  return rows.length > 0;
}

/**
 * Grants a person access to those surveys whose access code is still the one
 * that the given code was checked against.
 */
export async function grantAccess(
  db: Queryable,
  judged: readonly Pick<SurveyRow, "surveyId" | "accessCodeHash">[],
  { actorId, bearer, unkept = false }: Actor,
  now: Date,
): Promise<void> {
  const voices = await Promise.all(
    judged.map(({ surveyId }) => bearer.speakIn(surveyId)),
  );
  await db.query(sql`
    insert into access_grants (survey_id, voice_name, granted_at)
    select survey_id, voice_name, ${startOfDay(now)}
    from (
      select surveys.survey_id, voice_name
      from surveys
      join unnest(
        ${judged.map(({ surveyId }) => surveyId)}::bigint[],
        ${judged.map(({ accessCodeHash }) => accessCodeHash)}::text[],
        ${voices}::uuid[]
      ) as judged (survey_id, code_hash, voice_name)
        on judged.survey_id = surveys.survey_id
        and judged.code_hash = access_code_hash
      order by surveys.survey_id
      -- A change of the code waits for this lock, and then revokes this grant
      -- as well.
      for share of surveys
    ) as opened
    where ${unkept}::boolean or ${isLive(actorId)}
    on conflict do nothing`);
}
