import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { flaggedPart, partOf } from "../integrity/marks.ts";
import type { StoredWayIn } from "../stored-responses/way-in.ts";
import type { WaitingResponse } from "./choose-release.ts";
import type { GroupResponse } from "./count-group.ts";
import { lockCounts } from "./release-repository.ts";

/** A response that waits, with what it would add. */
export interface WaitingAnswers extends WaitingResponse, GroupResponse {
  /** The UTC hour under which figures count it. */
  hour: string;
  /** Signs that it was stuffed, as bits, and the part that it counts in; see integrity/. */
  marks: number;
  part: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  wayIn: StoredWayIn;
  /** Whether its person had answered no other survey a day earlier. */
  blank: boolean;
  /** The map bin in which it waits; null if the person did not let their location be counted. */
  square: string | null;
}

/**
 * People's ids are random, so taking the first by id is a random choice.
 * Returns one text, because a database takes twice as long to send thousands of
 * rows.
 */
export async function listWaiting(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<WaitingAnswers[]> {
  const rows = await db.query<{ listed: string | null }>(sql`
    select json_agg(listed)::text as listed
    from (
      select ballot_name as "ballot", network, answers, terms, sentiment,
             marks, part, way_in as "wayIn", square, blank,
             extract(epoch from responses.created_at)::float8 * 1000 as "at",
             date_trunc('hour', responses.created_at, 'UTC') as hour
      from (
        select survey_id, ballot_name, network, square, blank
        from waiting_responses
        where survey_id = ${surveyId}
        order by ballot_name
        limit ${limit}
      ) as waiting
      join responses using (survey_id, ballot_name)
      where survey_id = ${surveyId}
    ) as listed`);
  return JSON.parse(rows[0]?.listed ?? "[]") as WaitingAnswers[];
}

/**
 * Stores the marks of these responses if they still wait. Any group chosen
 * earlier becomes invalid.
 */
export async function keepMarks(
  tx: Queryable,
  surveyId: number,
  marked: readonly { ballot: string; marks: number }[],
): Promise<void> {
  await lockCounts(tx, surveyId);
  const given = marked.map(({ ballot, marks }) => ({
    ballot,
    marks,
    flagged: partOf(marks) === flaggedPart,
  }));
  await tx.query(sql`
    with noted as (
      update responses
      set marks = given.marks,
          part = case when flagged then ${flaggedPart}::smallint else part end
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        "ballot" uuid, marks smallint, flagged boolean
      )
      join waiting_responses
        on waiting_responses.survey_id = ${surveyId}
        and waiting_responses.ballot_name = "ballot"
      where responses.survey_id = ${surveyId}
        and responses.ballot_name = "ballot"
    )
    update survey_counts
    set withdrawn_count = withdrawn_count + 1
    where survey_id = ${surveyId}`);
}

/**
 * Counts these in a common part, which reveals less about them than their own,
 * or if they have none yet.
 * @param hour The hour under which figures count them all; null for the hour in
 * which each arrived.
 */
export async function countTogether(
  tx: Queryable,
  surveyId: number,
  { part, hour }: { part: number; hour: string | null },
  group: readonly WaitingAnswers[],
): Promise<void> {
  const ballots = group.map(({ ballot }) => ballot);
  await tx.query(sql`
    update responses
    set part = ${part}, shown_hour = ${hour}
    where survey_id = ${surveyId}
      and ballot_name = any(${ballots}::uuid[])
      and (part <> ${part} or ${hour}::timestamptz is not null)`);
}

/** Marks these people's responses as released, and counts responses per hour. */
export async function takeWaiting(
  tx: Queryable,
  surveyId: number,
  group: readonly WaitingAnswers[],
  now: Date,
): Promise<void> {
  const ballots = group.map(({ ballot }) => ballot);
  const hours = group.map(({ hour }) => hour);
  await tx.query(sql`
    with taken as (
      delete from waiting_responses
      where survey_id = ${surveyId}
        and ballot_name = any(${ballots}::uuid[])
    ),
    counted as (
      update survey_counts
      set released_count = released_count + ${group.length},
          released_at = ${now}
      where survey_id = ${surveyId}
    ),
    noted as (
      insert into releases (survey_id, released_at, response_count)
      values (${surveyId}, ${now}, ${group.length})
      on conflict (survey_id, released_at) do update
      set response_count = releases.response_count + excluded.response_count
    )
    insert into response_hours (survey_id, hour, response_count)
    select ${surveyId}, hour, count(*)
    from unnest(${hours}::timestamptz[]) as hour
    group by hour
    on conflict (survey_id, hour) do update
    set response_count = response_hours.response_count
                         + excluded.response_count`);
}
