import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import type { StoredAnswers } from "./read-answers.ts";

export interface ResponseToInsert {
  actorId: string;
  answers: StoredAnswers;
  /** What its texts say: each term once, and a sentiment from -1 to 1; null without text. */
  terms: string[] | null;
  sentiment: number | null;
  createdAt: Date;
  /** Which request wrote it; null where the caller gave no key. */
  requestKey: string | null;
}

/**
 * Writes responses to one survey and everything counted from them in one
 * statement; answers the actors whose response was written, which are those who
 * had not answered before. The survey's own counter is locked first: whoever
 * holds its row is alone with all that is counted under it, so that no two
 * writers can wait for each other.
 */
export async function insertResponses(
  db: Queryable,
  surveyId: number,
  responses: readonly ResponseToInsert[],
): Promise<Set<string>> {
  const rows = await db.query<{ actorId: string }>(sql`
    with survey as (
      select survey_id
      from survey_counts
      where survey_id = ${surveyId}
      for no key update
    ),
    written as (
      insert into responses (
        survey_id, actor_id, answers, terms, sentiment, created_at, request_key
      )
      select survey_id, "actorId", answers, terms, sentiment, "createdAt",
             "requestKey"
      from survey,
           jsonb_to_recordset(${JSON.stringify(responses)}::jsonb) as given (
             "actorId" uuid, answers jsonb, terms text[], sentiment float8,
             "createdAt" timestamptz, "requestKey" text
           )
      on conflict do nothing
      returning survey_id, actor_id, answers, terms, sentiment, created_at
    ),
    ${countResponses(surveyId)},
    ${countAnswers(surveyId)},
    ${countTexts}
    select actor_id as "actorId" from written`);
  return new Set(rows.map(({ actorId }) => actorId));
}

/** The survey is named wherever a table is, so that every part finds its partition by it. */
function countResponses(surveyId: number): Sql {
  return sql`
    counted as (
      update survey_counts
      set response_count = response_count + added.responses,
          sentiment_count = sentiment_count + added.sentiments,
          sentiment_sum = sentiment_sum + added.sentiment,
          changed_at = greatest(changed_at, added.latest)
      from (
        select count(*) as responses, count(sentiment) as sentiments,
               coalesce(sum(sentiment), 0) as sentiment,
               max(created_at) as latest
        from written
      ) as added
      where survey_id = ${surveyId}
        and added.responses > 0
    ),
    hours_counted as (
      insert into response_hours (survey_id, hour, response_count)
      select survey_id, date_trunc('hour', created_at, 'UTC'), count(*)
      from written
      group by 1, 2
      on conflict (survey_id, hour) do update
      set response_count = response_hours.response_count
                           + excluded.response_count
    )`;
}

function countAnswers(surveyId: number): Sql {
  return sql`
    answered as (
      select question_id::bigint as question_id, answer
      from written, jsonb_each(answers) as given (question_id, answer)
    ),
    questions_counted as (
      update question_counts
      set answer_count = answer_count + added.answers
      from (
        select question_id, count(*) as answers
        from answered
        group by question_id
      ) as added
      where survey_id = ${surveyId}
        and question_counts.question_id = added.question_id
    ),
    options_counted as (
      update option_counts
      set choice_count = choice_count + added.choices
      from (
        select question_id, place::int as option_place, count(*) as choices
        from answered, jsonb_array_elements_text(
          case jsonb_typeof(answer) when 'array' then answer else '[]' end
        ) as place
        group by question_id, place
      ) as added
      where survey_id = ${surveyId}
        and option_counts.question_id = added.question_id
        and option_counts.option_place = added.option_place
    )`;
}

const countTexts = sql`
  terms_counted as (
    insert into term_counts (survey_id, term, response_count)
    select survey_id, term, count(*)
    from written, unnest(terms) as term
    group by survey_id, term
    on conflict (survey_id, term) do update
    set response_count = term_counts.response_count + excluded.response_count
  ),
  sentiment_counted as (
    insert into sentiment_bins (survey_id, bin, response_count)
    select survey_id, least(9, floor((sentiment + 1) * 5)), count(*)
    from written
    where sentiment is not null
    group by 1, 2
    on conflict (survey_id, bin) do update
    set response_count = sentiment_bins.response_count + excluded.response_count
  )`;

/** The requests that wrote these people's responses, by actor; null where no key came with one. */
export async function findRequestKeys(
  db: Queryable,
  surveyId: number,
  people: readonly { actorId: string }[],
): Promise<Map<string, string | null>> {
  if (people.length === 0) return new Map();
  const actorIds = people.map(({ actorId }) => actorId);
  const rows = await db.query<{ actorId: string; requestKey: string | null }>(
    sql`
      select actor_id as "actorId", request_key as "requestKey"
      from responses
      where survey_id = ${surveyId}
        and actor_id = any(${actorIds}::uuid[])`,
  );
  return new Map(rows.map(({ actorId, requestKey }) => [actorId, requestKey]));
}
