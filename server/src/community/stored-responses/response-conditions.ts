import sql from "sql-template-tag";

/** A condition on responses: figures may include them; see release-gate/. */
export const isReleased = sql`
  not exists (
    select
    from waiting_responses
    where waiting_responses.survey_id = responses.survey_id
      and waiting_responses.ballot_name = responses.ballot_name
  )`;

/** The day under which a response is counted. */
export const dayOf = sql`(created_at at time zone 'UTC')::date`;

/** The way in under which a response is counted. */
export const wayOf = sql`case way_in when 'embed-unkept' then 'embed' else way_in end`;

/**
 * A condition on responses: they were not withdrawn. Withdrawn ones stay in
 * figures at most until they leave them; see own-data/.
 */
export const isNotLeaving = sql`
  not exists (
    select
    from leaving_responses
    where leaving_responses.survey_id = responses.survey_id
      and leaving_responses.ballot_name = responses.ballot_name
  )`;
