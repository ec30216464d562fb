import { flagMarks, refusalReasons, waysIn } from "@nearsay/core/contract";
import type { IntegrityReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { listEmbedSites } from "../../community/integrity/embed-site-repository.ts";
import { listLeftOutChanges } from "../../community/integrity/left-out-repository.ts";
import { flaggedPart } from "../../community/integrity/marks.ts";
import {
  type RingSource,
  partsOfSource,
} from "../../community/integrity/ring-parts.ts";

interface Counted {
  responses: number;
  released: number;
  /** By mark, and all of them under `released`. */
  flagged: Record<string, number>;
  refused: Record<string, number>;
  ways: Record<string, number>;
  sites: Static<typeof IntegrityReply>["sites"];
  leftOut: Static<typeof IntegrityReply>["leftOut"];
  groupSize: number;
  /** Those that count in a ring, by whose place it is. */
  rings: Record<RingSource, number>;
}

/**
 * What became of the responses to a survey, from counters alone. Only released
 * ones are told to be flagged: of one that waits, it would say what it is like.
 */
export async function readIntegrity(
  db: Queryable,
  surveyId: number,
  now: Date,
): Promise<Static<typeof IntegrityReply>> {
  const rows = await db.query<Counted>(sql`
    select response_count as "responses",
           least(released_count, response_count) as "released",
           (
             select coalesce(json_object_agg(
                      case kind when 'released' then kind else item end, total
                    ), '{}')
             from part_counts
             where survey_id = ${surveyId}
               and part = ${flaggedPart}
               and kind in ('released', 'marks')
           ) as "flagged",
           (
             select results_group from surveys where survey_id = ${surveyId}
           ) as "groupSize",
           json_build_object(
             'device', ${releasedOf(surveyId, "device")},
             'page', ${releasedOf(surveyId, "page")}
           ) as "rings",
           (${sumDays(surveyId, "refused_responses", "reason")}) as "refused",
           (${sumDays(surveyId, "response_days", "way_in")}) as "ways",
           (${listEmbedSites(surveyId, now.toISOString().slice(0, 10))}) as "sites",
           (${listLeftOutChanges(surveyId)}) as "leftOut"
    from survey_counts
    where survey_id = ${surveyId}`);
  const [counted] = rows;
  if (counted === undefined)
    throw new Error(`survey ${surveyId} has no counters`);
  const { responses, released, flagged, refused, ways } = counted;
  return {
    accepted: responses,
    released,
    refused: pick(refused, refusalReasons),
    flagged: {
      count: flagged.released ?? 0,
      marks: pick(flagged, flagMarks),
    },
    ways: pick(ways, waysIn),
    sites: counted.sites,
    ...ringsOf(counted),
    leftOut: counted.leftOut,
  };
}

/**
 * Once there is a group of each. How many came from embeds the reply says at
 * once, so it would tell who of few let their place be counted, were it not by
 * groups of their own.
 */
function ringsOf({
  groupSize,
  rings,
}: Counted): Pick<Static<typeof IntegrityReply>, "rings"> {
  return Math.min(rings.device, rings.page) >= groupSize ? { rings } : {};
}

function releasedOf(surveyId: number, source: RingSource): Sql {
  return sql`(
    select coalesce(sum(total), 0)
    from part_counts
    where survey_id = ${surveyId}
      and part = any(${partsOfSource(source)}::smallint[])
      and kind = 'released'
  )`;
}

/** What a table counts by day, as an object by one of its columns. */
function sumDays(surveyId: number, table: string, column: string): Sql {
  return sql`
    select coalesce(json_object_agg(${raw(column)}, total), '{}')
    from (
      select ${raw(column)}, sum(response_count) as total
      from ${raw(table)}
      where survey_id = ${surveyId}
      group by ${raw(column)}
    ) as summed`;
}

function pick<Name extends string>(
  counts: Record<string, number>,
  names: readonly Name[],
): Record<Name, number> {
  const entries = names.map((name) => [name, counts[name] ?? 0]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
