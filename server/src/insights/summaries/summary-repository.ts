import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { isReleased } from "../../community/stored-responses/response-conditions.ts";

export interface Claim {
  claimId: string;
  now: Date;
  /** When another process may take over. */
  until: Date;
}

/** Determines which surveys get a new summary. */
interface DueRules {
  /** Only surveys that were answered since then. */
  answeredSince: Date;
  /** Minimum number of responses for the first summary. */
  minResponses: number;
  /** The factor by which the number of responses must have grown for a new summary immediately. */
  growth: number;
  /** If the last summary is older than this, any new response is sufficient. */
  staleBefore: Date;
}

/**
 * Claims up to `limit` surveys that are due and returns their ids. Leaves out
 * surveys that another process has claimed or summarized in the meantime.
 */
export async function claimDueSurveys(
  db: Queryable,
  rules: DueRules,
  { claimId, now, until }: Claim,
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ surveyId: number }>(sql`
    with answered as (
      select survey_id
      from response_hours
      where hour >= ${rules.answeredSince}
      union
      select survey_id
      from releases
      where released_at >= ${rules.answeredSince}
    ),
    due as (
      select survey_id,
             coalesce(survey_summaries.response_count, 0) as summarised
      from answered
      join surveys using (survey_id)
      join survey_counts using (survey_id)
      left join survey_summaries using (survey_id)
      where hidden_at is null
        and survey_counts.released_count >= ${rules.minResponses}
        and (claimed_until is null or claimed_until <= ${now})
        and (
          written_at is null
          or survey_counts.released_count
             >= ${rules.growth}::float8 * survey_summaries.response_count
          or written_at <= ${rules.staleBefore}
             and survey_counts.released_count > survey_summaries.response_count
        )
      order by written_at nulls first
      limit ${limit}
    )
    insert into survey_summaries (
      survey_id, response_count, claim_id, claimed_until
    )
    select survey_id, summarised, ${claimId}::uuid, ${until}::timestamptz
    from due
    order by survey_id
    on conflict (survey_id) do update
    set claim_id = excluded.claim_id,
        claimed_until = excluded.claimed_until
    where survey_summaries.response_count = excluded.response_count
      and (
        survey_summaries.claimed_until is null
        or survey_summaries.claimed_until <= ${now}
      )
    returning survey_id as "surveyId"`);
  return rows.map(({ surveyId }) => surveyId);
}

interface Summary {
  surveyId: number;
  text: string;
  /** The number of responses that it is based on. */
  responseCount: number;
}

/** Releases the claim; false if it was taken over, so that another process's summary counts. */
export async function saveSummary(
  db: Queryable,
  { surveyId, text, responseCount }: Summary,
  { claimId, now }: Claim,
): Promise<boolean> {
  const rows = await db.query(sql`
    update survey_summaries
    set summary = ${text},
        response_count = ${responseCount},
        written_at = ${now},
        claim_id = null,
        claimed_until = null
    where survey_id = ${surveyId}
      and claim_id = ${claimId}
    returning survey_id`);
  return rows.length > 0;
}

export interface SampleText {
  questionId: number;
  /** Index of the sampled response that it is from; a response may contain several texts. */
  response: number;
  text: string;
}

/**
 * Some of the texts that people wrote. Actor ids are random, so the first ones
 * by id are a fair sample.
 */
export function listSampleTexts(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<SampleText[]> {
  return db.query<SampleText>(sql`
    select question_id::bigint as "questionId",
           response,
           answer #>> '{}' as "text"
    from (
           select answers, row_number() over (order by ballot_name) as response
           from responses
           where survey_id = ${surveyId}
             and ${isReleased}
           order by ballot_name
           limit ${limit * 10}
         ) as sampled,
         jsonb_each(answers) as given (question_id, answer)
    where jsonb_typeof(answer) = 'string'
      -- Empty if its author erased it.
      and answer #>> '{}' <> ''
    limit ${limit}`);
}
