import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { isReleased } from "../../community/responses/response-repository.ts";

export interface Claim {
  claimId: string;
  now: Date;
  /** When somebody else may take over. */
  until: Date;
}

/** Which surveys get a new summary. */
interface DueRules {
  /** Only those answered since then. */
  answeredSince: Date;
  /** The first one from how many responses on. */
  minResponses: number;
  /** Times as many responses as the last one rests on are enough at once. */
  growth: number;
  /** When the last one is older than this, any new response is. */
  staleBefore: Date;
}

/**
 * Claims up to `limit` surveys that are due and answers which. A claim that
 * another process was faster with, or whose summary it has written meanwhile,
 * is not among them.
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
  /** How many responses it rests on. */
  responseCount: number;
}

/** Ends the claim; false when it was taken over and somebody else's summary counts. */
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
  /** Which of the sampled responses it is from: one may hold several texts. */
  response: number;
  text: string;
}

/** Some of what people wrote. People's ids are random, so the first by id are a fair sample. */
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
           select answers, row_number() over (order by actor_id) as response
           from responses
           where survey_id = ${surveyId}
             and ${isReleased}
           order by actor_id
           limit ${limit * 10}
         ) as sampled,
         jsonb_each(answers) as given (question_id, answer)
    where jsonb_typeof(answer) = 'string'
      -- Empty where whoever wrote it erased it.
      and answer #>> '{}' <> ''
    limit ${limit}`);
}
