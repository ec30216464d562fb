import { randomUUID } from "node:crypto";
import sql, { type Sql } from "sql-template-tag";
import type { ResultsMode } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";
import type { Actor } from "../../visitors/session/session-repository.ts";
import type { Visitor } from "../../visitors/visitor.ts";
import { countParts, dropEmptyItems } from "../integrity/part-repository.ts";

export interface OwnKey {
  surveyId: number;
  ballot: string;
}

/** The state of a person's response on its way into the figures. */
export interface ResponseState {
  results: ResultsMode;
  expiresAt: Date;
  groupSize: number;
  /** Whether no figure includes it yet. */
  waiting: boolean;
  /** Whether its person counts, instead of its network. */
  persons: boolean;
}

/**
 * Locks the survey's counter, which every transaction that writes in the survey
 * locks first; false if the survey is gone.
 */
export async function lockSurvey(
  tx: Queryable,
  surveyId: number,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select survey_id from survey_counts
    where survey_id = ${surveyId}
    for update`);
  return rows.length > 0;
}

/**
 * Null if the person has not answered. Under the survey's lock, the result
 * stays valid until the commit.
 */
export async function findResponseState(
  tx: Queryable,
  { surveyId, ballot }: OwnKey,
): Promise<ResponseState | null> {
  const rows = await tx.query<ResponseState>(sql`
    select results, expires_at as "expiresAt", results_group as "groupSize",
           results = 'room' or way_in = 'ticket' as "persons",
           exists (
             select from waiting_responses
             where survey_id = ${surveyId}
               and ballot_name = ${ballot}
           ) as "waiting"
    from responses
    join surveys using (survey_id)
    where survey_id = ${surveyId}
      and ballot_name = ${ballot}`);
  return rows[0] ?? null;
}

/** Deletes a response that no figure includes; only the number of responses decreases. */
export async function deleteWaiting(
  tx: Queryable,
  { surveyId, ballot }: OwnKey,
): Promise<void> {
  await tx.query(sql`
    with waited as (
      delete from waiting_responses
      where survey_id = ${surveyId}
        and ballot_name = ${ballot}
    ),
    counted as (
      update survey_counts
      set response_count = response_count - 1,
          withdrawn_count = withdrawn_count + 1
      where survey_id = ${surveyId}
    )
    delete from responses
    where survey_id = ${surveyId}
      and ballot_name = ${ballot}`);
}

/**
 * Deletes a response of a survey that shows each at once, and subtracts it from
 * everything that counted it; see showAtOnce.
 */
export async function deleteShown(
  tx: Queryable,
  { surveyId, ballot }: OwnKey,
): Promise<void> {
  await forgetReading(tx, { surveyId, ballot });
  await tx.query(sql`
    with gone as (
      delete from responses
      where survey_id = ${surveyId}
        and ballot_name = ${ballot}
      returning answers, terms, sentiment, created_at, shown_hour, marks, part,
                way_in
    ),
    counted as (
      update survey_counts
      set response_count = response_count - 1,
          released_count = released_count - 1,
          withdrawn_count = withdrawn_count + 1,
          sentiment_count = sentiment_count - (sentiment is not null)::int,
          sentiment_sum = sentiment_sum - coalesce(sentiment, 0)
      from gone
      where survey_id = ${surveyId}
    ),
    ${uncountAnswers(surveyId)},
    ${countParts(sql`(select ${surveyId}::bigint as survey_id, * from gone) as own`, -1)},
    ${uncountTexts(surveyId)}
    update response_hours
    set response_count = response_count - 1
    from gone
    where survey_id = ${surveyId}
      and hour = date_trunc('hour', gone.created_at, 'UTC')`);
  await dropEmpty(tx, surveyId);
}

function uncountAnswers(surveyId: number): Sql {
  return sql`
    answered as (
      select number::bigint as number, answer
      from gone, jsonb_each(answers) as given (number, answer)
    ),
    questions_counted as (
      update question_counts
      set answer_count = answer_count - 1
      from answered
      where survey_id = ${surveyId}
        and question_id = number
    ),
    options_counted as (
      update option_counts
      set choice_count = choice_count - 1
      from answered, jsonb_array_elements_text(
        case jsonb_typeof(answer) when 'array' then answer else '[]' end
      ) as chosen
      where survey_id = ${surveyId}
        and question_id = number
        and option_place = chosen::int
    )`;
}

function uncountTexts(surveyId: number): Sql {
  return sql`
    terms_counted as (
      update term_counts
      set response_count = response_count - 1,
          apart_count = greatest(0, apart_count - 1)
      from gone, unnest(terms) as used_term
      where term_counts.survey_id = ${surveyId}
        and term_counts.part = gone.part
        and term = used_term
    ),
    sentiments_counted as (
      update sentiment_bins
      set response_count = response_count - 1
      from gone
      where survey_id = ${surveyId}
        and bin = least(9, floor((sentiment + 1) * 5))
    ),
    -- It may quote the withdrawn answer; another one is written.
    summary_deleted as (
      delete from survey_summaries
      using gone
      where survey_id = ${surveyId}
    )`;
}

/** Deletes rows with a count of zero, so that nothing shows that they were ever answered. */
async function dropEmpty(tx: Queryable, surveyId: number): Promise<void> {
  const isEmpty = sql`survey_id = ${surveyId} and response_count = 0`;
  await tx.query(sql`delete from response_hours where ${isEmpty}`);
  await tx.query(sql`
    delete from term_counts where ${isEmpty} and waiting_count = 0`);
  await tx.query(sql`delete from sentiment_bins where ${isEmpty}`);
  await dropEmptyItems(tx, surveyId);
}

/** A withdrawal, with the name that counts for it in the survey. */
export interface NamedWithdrawal extends OwnKey {
  network: string;
}

/** A withdrawal, with the names in the survey of its network and its person. */
export interface Withdrawal extends NamedWithdrawal {
  person: string;
}

export async function withdrawalOf(
  visitor: Visitor,
  { bearer }: Pick<Actor, "bearer">,
  surveyId: number,
): Promise<Withdrawal> {
  const ballot = bearer.ballotIn(surveyId);
  const [network, person] = await Promise.all([
    visitor.networkIn(surveyId),
    visitor.personIn(surveyId, ballot),
  ]);
  return { surveyId, ballot, network, person };
}

/**
 * Separates a response that figures include from its person. The figures stay
 * unchanged until it leaves them with others, because the difference would
 * reveal its answers. Deletes what the figures do not need: the person, the
 * request that wrote it, its text answers, and its time except the hour.
 */
export async function cutLoose(
  tx: Queryable,
  { surveyId, ballot, network }: NamedWithdrawal,
): Promise<void> {
  const name = randomUUID();
  await forgetReading(tx, { surveyId, ballot });
  await tx.query(sql`
    update responses
    set ballot_name = ${name},
        request_key = null,
        language = null,
        own_part = 0,
        created_at = date_trunc('hour', created_at, 'UTC'),
        answers = (
          select coalesce(jsonb_object_agg(number, case jsonb_typeof(answer)
                   when 'string' then '""'::jsonb else answer end), '{}')
          from jsonb_each(answers) as given (number, answer)
        )
    where survey_id = ${surveyId}
      and ballot_name = ${ballot}`);
  await tx.query(sql`
    insert into leaving_responses (survey_id, ballot_name, network)
    values (${surveyId}, ${name}, ${network})`);
  await tx.query(sql`
    update survey_counts
    set response_count = response_count - 1,
        leaving_count = leaving_count + 1,
        withdrawn_count = withdrawn_count + 1
    where survey_id = ${surveyId}`);
}

/**
 * Keys of the survey can no longer read it. Held texts that it contains count
 * one network fewer, as far as that is known.
 */
async function forgetReading(
  tx: Queryable,
  { surveyId, ballot }: OwnKey,
): Promise<void> {
  await tx.query(sql`
    with texts as (
      delete from read_texts
      where survey_id = ${surveyId}
        and ballot_name = ${ballot}
      returning question_id, shown
    ),
    -- Its network may have no other text that waits.
    fewer as (
      update read_texts
      set networks = networks - 1
      from texts
      where survey_id = ${surveyId}
        and read_texts.question_id = texts.question_id
        and not texts.shown
        and not read_texts.shown
        and ballot_name <> ${ballot}
    ),
    rows as (
      delete from read_rows
      where survey_id = ${surveyId}
        and ballot_name = ${ballot}
      returning row_number
    ),
    texts_counted as (
      update question_counts
      set read_count = read_count - 1
      from texts
      where survey_id = ${surveyId}
        and question_counts.question_id = texts.question_id
        and shown
    )
    update survey_counts
    set read_count = read_count - gone,
        read_changes = read_changes + gone
    from (select count(*) as gone from rows) as counted
    where survey_id = ${surveyId}`);
}
