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
  /** By flag reason, and the total under `released`. */
  flagged: Record<string, number>;
  refused: Record<string, number>;
  ways: Record<string, number>;
  sites: Static<typeof IntegrityReply>["sites"];
  leftOut: Static<typeof IntegrityReply>["leftOut"];
  groupSize: number;
  /** The number of released responses with a ring, by the source of their position. */
  rings: Record<RingSource, number>;
}

/**
 * What happened to the responses to a survey, from counters only. Flags are
 * returned for released responses only: for an unreleased one they would reveal
 * something about it.
 */
export async function readIntegrity(
  db: Queryable,
  surveyId: number,
  now: Date,
): Promise<Static<typeof IntegrityReply>> {
  const today = now.toISOString().slice(0, 10);
  const rows = await db.query<Counted>(sql`
    select shown_count as "responses",
           least(released_count, shown_count) as "released",
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
           (${sumDays(surveyId, "refused_responses", "reason", today)}) as "refused",
           (${sumDays(surveyId, "response_days", "way_in", today)}) as "ways",
           (${listEmbedSites(surveyId, today)}) as "sites",
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
 * Only if each source has at least a release group. The number of responses
 * from embeds is public immediately, so with few of them this would reveal who
 * shared their location.
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

/**
 * The daily counts of a table, added up by one of its columns, as an object.
 * Without today, as counts that grow with each response would reveal how each
 * person came.
 */
function sumDays(
  surveyId: number,
  table: string,
  column: string,
  today: string,
): Sql {
  return sql`
    select coalesce(json_object_agg(${raw(column)}, total), '{}')
    from (
      select ${raw(column)}, sum(response_count) as total
      from ${raw(table)}
      where survey_id = ${surveyId}
        and day < ${today}
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
