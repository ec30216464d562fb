import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { dayOf, wayOf } from "../stored-responses/response-conditions.ts";
import type { WaitingResponse } from "./choose-release.ts";

/** The response that is about to be withdrawn, with its network. */
interface Leaving {
  surveyId: number;
  ballot: string;
  network: string;
}

/**
 * Stores the day and the way in of a response that still exists; they are
 * counted until they leave the counts.
 */
export async function keepDay(
  tx: Queryable,
  { surveyId, ballot, network }: Leaving,
): Promise<void> {
  await tx.query(sql`
    insert into leaving_days (survey_id, network, day, way_in)
    select survey_id, ${network}, ${dayOf}, ${wayOf}
    from responses
    where survey_id = ${surveyId}
      and ballot_name = ${ballot}`);
}

/**
 * With the random ids that they get for leaving, so that taking the first by id
 * is a random choice.
 */
export function listLeavingDays(
  tx: Queryable,
  surveyId: number,
  limit: number,
): Promise<WaitingResponse[]> {
  return tx.query<WaitingResponse>(sql`
    select leaving_id as "ballot", network
    from leaving_days
    where survey_id = ${surveyId}
    order by leaving_id
    limit ${limit}`);
}

export async function takeLeavingDays(
  tx: Queryable,
  surveyId: number,
  group: readonly WaitingResponse[],
): Promise<void> {
  const names = group.map(({ ballot }) => ballot);
  await tx.query(sql`
    with gone as (
      delete from leaving_days
      where survey_id = ${surveyId}
        and leaving_id = any(${names}::uuid[])
      returning day, way_in
    )
    update response_days
    set response_count = response_count - went.responses
    from (
      select day, way_in, count(*) as responses from gone group by 1, 2
    ) as went
    where survey_id = ${surveyId}
      and response_days.day = went.day
      and response_days.way_in = went.way_in`);
  await tx.query(sql`
    delete from response_days
    where survey_id = ${surveyId} and response_count = 0`);
}
