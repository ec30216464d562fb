import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** Sites of a survey and day that are told apart: anybody can send as many names as they like. */
const sitesMax = 50;
/** Responses from which on a site is named. */
export const namedFrom = 20;

export interface EmbeddedResponse {
  surveyId: number;
  /** Such as 2026-03-02. */
  day: string;
  /** The origin of the page that embeds the survey; empty where it is not known. */
  site: string;
}

/** Counts responses by the site that they came from, where there is such a survey. Sorted, so that two processes cannot wait for each other. */
export async function countEmbedSites(
  db: Queryable,
  responses: readonly EmbeddedResponse[],
): Promise<void> {
  await db.query(sql`
    with named as (
      select survey_id, day, count(*) as sites
      from embed_sites
      where survey_id in (
        select "surveyId"
        from jsonb_to_recordset(${JSON.stringify(responses)}::jsonb)
          as given ("surveyId" bigint)
      )
      group by 1, 2
    ),
    given as (
      select survey_id, day, site, count(*) as responses
      from jsonb_to_recordset(${JSON.stringify(responses)}::jsonb) as given (
        "surveyId" bigint, day date, site text
      )
      join surveys on survey_id = "surveyId"
      group by 1, 2, 3
    )
    insert into embed_sites (survey_id, day, site, response_count)
    select survey_id, day,
           case when sites >= ${sitesMax} and not exists (
                  select
                  from embed_sites
                  where embed_sites.survey_id = given.survey_id
                    and embed_sites.day = given.day
                    and embed_sites.site = given.site
                ) then '' else site end as told,
           sum(responses)
    from given
    left join named using (survey_id, day)
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (survey_id, day, site) do update
    set response_count = embed_sites.response_count + excluded.response_count`);
}

/** The sites of a survey as a JSON list, the most used first; of days that are over alone, so that nobody sees a response come from one. */
export function listEmbedSites(surveyId: number, today: string): Sql {
  return sql`
    select coalesce(json_agg(json_build_object(
             'site', site, 'responses', responses
           ) order by responses desc, site), '[]')
    from (
      select site, sum(response_count) as responses
      from embed_sites
      where survey_id = ${surveyId}
        and day < ${today}
        and site <> ''
      group by site
      having sum(response_count) >= ${namedFrom}
      order by 2 desc, 1
      limit ${sitesMax}
    ) as named`;
}
