import { waysIn } from "@nearsay/core/contract";
import type { IntegrityReply } from "@nearsay/core/contract/schema";
import type { Static } from "typebox";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { flaggedPart, markNames } from "../../community/integrity/marks.ts";
import { refusalReasons } from "../../community/integrity/refusal-repository.ts";

interface Counted {
  responses: number;
  released: number;
  /** By mark, and all of them under `released`. */
  flagged: Record<string, number>;
  refused: Record<string, number>;
  ways: Record<string, number>;
}

/**
 * What became of the responses to a survey, from counters alone. Only released
 * ones are told to be flagged: of one that waits, it would say what it is like.
 */
export async function readIntegrity(
  db: Queryable,
  surveyId: number,
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
             select coalesce(json_object_agg(reason, total), '{}')
             from (
               select reason, sum(response_count) as total
               from refused_responses
               where survey_id = ${surveyId}
               group by reason
             ) as refused
           ) as "refused",
           (
             select coalesce(json_object_agg(way_in, total), '{}')
             from (
               select way_in, sum(response_count) as total
               from response_days
               where survey_id = ${surveyId}
               group by way_in
             ) as ways
           ) as "ways"
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
      marks: pick(flagged, markNames),
    },
    ways: pick(ways, waysIn),
  };
}

function pick<Name extends string>(
  counts: Record<string, number>,
  names: readonly Name[],
): Record<Name, number> {
  const entries = names.map((name) => [name, counts[name] ?? 0]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
