import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/**
 * Maximum number of distinct sites stored per survey and day: a client can send
 * any number of made-up names.
 */
const sitesMax = 50;
/** Minimum number of responses before a site is named. */
export const namedFrom = 20;

export interface EmbeddedResponse {
  surveyId: number;
  /** UTC day, such as 2026-03-02. */
  day: string;
  /** The origin of the page that embeds the survey; empty if unknown. */
  site: string;
}

/**
 * Counts responses by the site that they came from; ignores surveys that do not
 * exist. The rows are sorted so that two processes cannot deadlock.
 */
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
                ) then '' else site end as shown_site,
           sum(responses)
    from given
    left join named using (survey_id, day)
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (survey_id, day, site) do update
    set response_count = embed_sites.response_count + excluded.response_count`);
}

/**
 * The sites of a survey as a JSON list, the most used first. Includes past days
 * only, so that nobody can watch a response arrive from a site.
 */
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
