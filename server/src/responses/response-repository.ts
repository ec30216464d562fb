import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import type { StoredAnswers } from "./read-answers.ts";

export interface ResponseToInsert extends StoredAnswers {
  surveyId: number;
  actorId: string;
  createdAt: Date;
}

/**
 * Writes a response and everything counted from it in one statement; false
 * when this person has answered before, and then nothing changes. The survey's
 * own counter comes first: whoever holds its row is alone, so that no two
 * responses can wait for each other's option counters.
 */
export async function insertResponse(
  db: Queryable,
  { surveyId, actorId, answers, choices, createdAt }: ResponseToInsert,
): Promise<boolean> {
  const rows = await db.query(sql`
    with written as (
      insert into responses (survey_id, actor_id, answers, created_at)
      values (${surveyId}, ${actorId}, ${JSON.stringify(answers)}::jsonb,
              ${createdAt})
      on conflict do nothing
      returning survey_id
    ),
    counted as (
      update survey_counts
      set response_count = response_count + 1,
          changed_at = greatest(changed_at, ${createdAt}::timestamptz)
      from written
      where survey_counts.survey_id = written.survey_id
      returning survey_counts.survey_id
    ),
    questions_counted as (
      update question_counts
      set answer_count = answer_count + 1
      from counted,
           jsonb_object_keys(${JSON.stringify(answers)}::jsonb) as answered
      where question_counts.survey_id = counted.survey_id
        and question_counts.question_id = answered::bigint
    ),
    options_counted as (
      update option_counts
      set choice_count = choice_count + 1
      from counted,
           jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
             as chosen ("questionId" bigint, "optionPlace" int)
      where option_counts.survey_id = counted.survey_id
        and option_counts.question_id = chosen."questionId"
        and option_counts.option_place = chosen."optionPlace"
    ),
    hour_counted as (
      insert into response_hours (survey_id, hour, response_count)
      select survey_id, date_trunc('hour', ${createdAt}::timestamptz, 'UTC'), 1
      from counted
      on conflict (survey_id, hour)
      do update set response_count = response_hours.response_count + 1
    )
    select survey_id from counted`);
  return rows.length > 0;
}
