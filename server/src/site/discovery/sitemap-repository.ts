import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** Maximum number of surveys in a sitemap; each contains a range of this many ids. */
export const partSize = 10_000;

const isOpenToAll = (now: Date) => sql`
  access_code_hash is null
  and hidden_at is null
  and scope is distinct from 'only'
  and expires_at > ${now}`;

const isInPart = sql`
  survey_id >= part * ${partSize}::bigint
  and survey_id < (part + 1) * ${partSize}::bigint`;

/** The numbers of sitemaps that contain a public open survey, in ascending order. */
export async function listParts(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db.query<{ part: number }>(sql`
    select part
    from generate_series(
      0, (select max(survey_id) from surveys) / ${partSize}::bigint
    ) as part
    where exists (
      select from surveys where ${isInPart} and ${isOpenToAll(now)}
    )
    order by part`);
  return rows.map(({ part }) => part);
}

export interface Found {
  surveyId: number;
  /** The day of the last change of its texts, such as 2026-03-02. */
  changedOn: string;
}

/** The public open surveys of one sitemap. */
export function listFound(
  db: Queryable,
  part: number,
  now: Date,
): Promise<Found[]> {
  return db.query<Found>(sql`
    select survey_id as "surveyId",
           greatest(
             (created_at at time zone 'UTC')::date,
             (
               select max(edited_on)
               from survey_edits
               where survey_edits.survey_id = surveys.survey_id
             )
           )::text as "changedOn"
    from surveys, (select ${part}::bigint as part) as wanted
    where ${isInPart}
      and ${isOpenToAll(now)}
    order by survey_id`);
}
