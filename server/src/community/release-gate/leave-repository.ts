import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { hourOf } from "../integrity/part-repository.ts";
import type { GroupResponse, QuestionGain, TermGains } from "./count-group.ts";
import type { StoredWayIn } from "../stored-responses/way-in.ts";
import type { ShownCounts } from "./gain.ts";

/** A response that was withdrawn and is still in the figures. */
interface LeavingResponse extends GroupResponse {
  /** The random id that it got when it was withdrawn. */
  ballot: string;
  /** The UTC hour under which figures count it. */
  hour: string;
  marks: number;
  part: number;
  wayIn: StoredWayIn;
}

/**
 * Their ids are random, so taking the first by id is a random choice.
 * @param least The minimum number in a part for any of it to be listed: fewer
 * cannot leave, and a map has thousands of parts.
 */
export async function listLeaving(
  tx: Queryable,
  surveyId: number,
  least: number,
  limit: number,
): Promise<LeavingResponse[]> {
  const rows = await tx.query<{ listed: string | null }>(sql`
    select json_agg(listed)::text as listed
    from (
      select "ballot", network, answers, terms, sentiment, marks, part,
             "wayIn", hour
      from (
        select ballot_name as "ballot", network, answers, terms, sentiment,
               marks, part, way_in as "wayIn", ${hourOf} as hour,
               count(*) over (partition by part) as "ofPart"
        from leaving_responses
        join responses using (survey_id, ballot_name)
        where survey_id = ${surveyId}
      ) as leaving
      where "ofPart" >= ${least}
      order by "ballot"
      limit ${limit}
    ) as listed`);
  return JSON.parse(rows[0]?.listed ?? "[]") as LeavingResponse[];
}

/** Deletes their rows and their counts by hour. Any release chosen earlier becomes invalid. */
export async function takeLeaving(
  tx: Queryable,
  surveyId: number,
  group: readonly LeavingResponse[],
): Promise<void> {
  const ballots = group.map(({ ballot }) => ballot);
  const hours = group.map(({ hour }) => hour);
  await tx.query(sql`
    with gone as (
      delete from responses
      where survey_id = ${surveyId}
        and ballot_name = any(${ballots}::uuid[])
    ),
    taken as (
      delete from leaving_responses
      where survey_id = ${surveyId}
        and ballot_name = any(${ballots}::uuid[])
    ),
    counted as (
      update survey_counts
      set released_count = released_count - ${group.length},
          leaving_count = leaving_count - ${group.length},
          withdrawn_count = withdrawn_count + 1
      where survey_id = ${surveyId}
    )
    update response_hours
    set response_count = response_count - went.responses
    from (
      select start, count(*) as responses
      from unnest(${hours}::timestamptz[]) as start
      group by 1
    ) as went
    where survey_id = ${surveyId}
      and hour = start`);
  await tx.query(sql`
    delete from response_hours
    where survey_id = ${surveyId} and response_count = 0`);
}

/** What the figures show of each question, with the sentiment as question 0. */
export function listShownCounts(
  tx: Queryable,
  surveyId: number,
): Promise<Omit<ShownCounts, "least">[]> {
  return tx.query<Omit<ShownCounts, "least">>(sql`
    select question_id as "questionId",
           answer_count as "answers",
           (
             select coalesce(json_agg(choice_count order by option_place), '[]')
             from option_counts
             where option_counts.survey_id = question_counts.survey_id
               and option_counts.question_id = question_counts.question_id
           ) as "choices"
    from question_counts
    where survey_id = ${surveyId}
    union all
    select 0, sentiment_count, (
             select json_agg(coalesce(response_count, 0) order by place)
             from generate_series(0, 9) as place
             left join sentiment_bins
               on sentiment_bins.survey_id = ${surveyId} and bin = place
           )
    from survey_counts
    where survey_id = ${surveyId}`);
}

export async function takeSentiment(
  tx: Queryable,
  surveyId: number,
  { answers, choices, sentimentSum }: QuestionGain,
): Promise<void> {
  await tx.query(sql`
    with counted as (
      update survey_counts
      set sentiment_count = sentiment_count - ${answers},
          sentiment_sum = sentiment_sum - ${sentimentSum}
      where survey_id = ${surveyId}
    )
    update sentiment_bins
    set response_count = response_count - chosen
    from unnest(${choices}::bigint[]) with ordinality as listed (chosen, place)
    where survey_id = ${surveyId}
      and bin = place - 1`);
}

/**
 * A term that would reveal a person's answer, or itself waits to be shown,
 * still counts those who left.
 */
export async function takeTerms(
  tx: Queryable,
  surveyId: number,
  part: number,
  { given, frees }: TermGains,
): Promise<void> {
  await tx.query(sql`
    with given as (
      select *
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        term text, people bigint, waits boolean
      )
    ),
    went as (
      select term_counts.term,
             leaving_count + coalesce(people, 0) as people,
             waiting_count = 0
               and case when given.term is null then ${frees}::boolean
                   else not waits end as goes
      from term_counts
      left join given using (term)
      where survey_id = ${surveyId}
        and part = ${part}
        and (given.term is not null or leaving_count > 0)
    )
    update term_counts
    set response_count = response_count - case when goes then people else 0 end,
        leaving_count = case when goes then 0 else people end
    from went
    where survey_id = ${surveyId}
      and part = ${part}
      and term_counts.term = went.term`);
}
