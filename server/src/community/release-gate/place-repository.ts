import type { ReadMode } from "@nearsay/core/contract";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** The survey whose responses become readable. */
export interface ReadSurvey {
  surveyId: number;
  reads: ReadMode;
  groupSize: number;
}

/** A group's texts of a question. */
export interface WrittenTexts {
  questionId: string;
  ballots: string[];
  /** The number of networks from which the group answered this question. */
  networks: number;
}

/**
 * Gives them the next numbers in random order.
 * @param held The questions that the rows do not contain yet.
 */
export async function insertRows(
  tx: Queryable,
  surveyId: number,
  ballots: readonly string[],
  held: readonly number[],
): Promise<void> {
  await tx.query(sql`
    with numbered as (
      insert into read_rows (survey_id, row_number, ballot_name, held)
      select ${surveyId}, last + row_number() over (order by gen_random_uuid()),
             ballot_name, ${held}::text[]
      from unnest(${ballots}::uuid[]) as ballot_name,
           (
             select coalesce(max(row_number), 0) as last
             from read_rows
             where survey_id = ${surveyId}
           ) as before
      returning survey_id
    )
    ${countRead(surveyId, sql`select count(*) from numbered`)}`);
}

/** Adds these questions to the rows of a part that did not contain them yet. */
export async function showHeldAnswers(
  tx: Queryable,
  surveyId: number,
  part: number,
  questionIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    with appeared as (
      update read_rows
      set held = array(
        select unnest(held) except select unnest(${questionIds}::text[])
      )
      from responses
      where read_rows.survey_id = ${surveyId}
        and held <> '{}'
        and held && ${questionIds}::text[]
        and responses.survey_id = ${surveyId}
        and responses.ballot_name = read_rows.ballot_name
        and part = ${part}
      returning row_number
    )
    update survey_counts
    set read_changes = read_changes + 1
    where survey_id = ${surveyId}
      and exists (select from appeared)`);
}

/** Counts the rows that become readable. */
function countRead(surveyId: number, added: Sql): Sql {
  return sql`
    update survey_counts
    set read_count = read_count + (${added}),
        read_changes = read_changes + 1
    where survey_id = ${surveyId}`;
}

/** Counts the texts that become visible. @param shown Lists their questions. */
function countShown(surveyId: number, shown: Sql): Sql {
  return sql`
    update question_counts
    set read_count = read_count + added
    from (
      select question_id, count(*) as added
      from (${shown}) as shown
      group by question_id
    ) as listed
    where survey_id = ${surveyId}
      and question_counts.question_id = listed.question_id`;
}

/** The texts of a question that no key of the survey reads yet. */
export interface HeldTexts {
  questionId: string;
  texts: number;
  /** The highest number of networks of a group among them. */
  networks: number;
}

export function listHeldTexts(
  tx: Queryable,
  surveyId: number,
): Promise<HeldTexts[]> {
  return tx.query<HeldTexts>(sql`
    select question_id::text as "questionId", count(*)::int as texts,
           max(networks) as networks
    from read_texts
    where survey_id = ${surveyId}
      and not shown
    group by question_id`);
}

/**
 * Each text gets a separate place, so that no two questions have the same order.
 * @param shown The questions whose texts keys read from now on, these and those
 * that were held.
 */
export async function insertTexts(
  tx: Queryable,
  surveyId: number,
  written: readonly WrittenTexts[],
  shown: readonly string[],
): Promise<void> {
  if (written.length === 0) return;
  await tx.query(sql`
    with placed as (
      insert into read_texts (survey_id, question_id, ballot_name, networks, shown)
      select ${surveyId}, "questionId", ballot_name, networks,
             "questionId" = any(${shown}::bigint[])
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given (
             "questionId" bigint, "ballots" uuid[], networks int
           ),
           unnest("ballots") as ballot_name
      returning question_id, shown
    ),
    appeared as (
      update read_texts
      set shown = true
      where survey_id = ${surveyId}
        and not shown
        and question_id = any(${shown}::bigint[])
      returning question_id
    )
    ${countShown(
      surveyId,
      sql`
        select question_id from placed where shown
        union all
        select question_id from appeared`,
    )}`);
}

const isUnplaced = sql`
  not exists (
    select
    from read_rows
    where read_rows.survey_id = responses.survey_id
      and read_rows.ballot_name = responses.ballot_name
  )`;

/**
 * Up to `limit` people whose responses have no place yet, in an order specific
 * to this survey, so that a place reveals nothing about one in another survey.
 * It reads all that are left, so do not hold a lock for it.
 */
export async function listUnplaced(
  db: Queryable,
  surveyId: number,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ listed: string[] | null }>(sql`
    select json_agg(ballot_name) as listed
    from (
      select ballot_name
      from responses
      where survey_id = ${surveyId}
        and ${isUnplaced}
      order by hashtextextended(ballot_name::text, survey_id)
      limit ${limit}
    ) as unplaced`);
  return rows[0]?.listed ?? [];
}

/** How many people of a network responded, or answered a question with a text. */
export interface LiveNetwork {
  /** 0 for the response. */
  questionId: number;
  network: string;
  people: number;
}

export function listLiveNetworks(
  db: Queryable,
  surveyId: number,
): Promise<LiveNetwork[]> {
  return db.query<LiveNetwork>(sql`
    select question_id as "questionId", network, people
    from live_networks
    where survey_id = ${surveyId}`);
}

export async function forgetLiveNetworks(
  db: Queryable,
  surveyId: number,
): Promise<void> {
  await db.query(sql`
    delete from live_networks where survey_id = ${surveyId}`);
}

export function listAnswered(
  db: Queryable,
  surveyId: number,
): Promise<{ questionId: number; answers: number }[]> {
  return db.query<{ questionId: number; answers: number }>(sql`
    select question_id as "questionId", answer_count as answers
    from question_counts
    where survey_id = ${surveyId}`);
}

/**
 * Places these people's responses, if they still exist, and shows their texts
 * of these questions.
 */
export async function placeThese(
  tx: Queryable,
  surveyId: number,
  ballots: readonly string[],
  shownQuestions: readonly number[],
): Promise<void> {
  await tx.query(sql`
    with chosen as (
      select ballot_name, answers
      from responses
      where survey_id = ${surveyId}
        and ballot_name = any(${ballots}::uuid[])
        and ${isUnplaced}
    ),
    numbered as (
      insert into read_rows (survey_id, row_number, ballot_name)
      select ${surveyId}, last + row_number() over (order by gen_random_uuid()),
             ballot_name
      from chosen,
           (
             select coalesce(max(row_number), 0) as last
             from read_rows
             where survey_id = ${surveyId}
           ) as before
    ),
    placed as (
      insert into read_texts (survey_id, question_id, ballot_name, networks, shown)
      select ${surveyId}, question_counts.question_id, ballot_name, 0,
             question_counts.question_id = any(${shownQuestions}::bigint[])
      from chosen,
           jsonb_each(answers) as given (question, answer),
           question_counts
      where jsonb_typeof(answer) = 'string'
        and question_counts.survey_id = ${surveyId}
        and question_counts.question_id = question::bigint
      returning question_id, shown
    ),
    texts_counted as (
      ${countShown(surveyId, sql`select question_id from placed where shown`)}
    )
    ${countRead(surveyId, sql`select count(*) from chosen`)}`);
}
