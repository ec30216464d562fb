import sql, { type Sql, raw } from "sql-template-tag";
import type { ReadMode, ResultsMode } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";
import { flaggedPart, partOf } from "../integrity/marks.ts";
import type { StoredWayIn } from "../stored-responses/way-in.ts";
import type { WaitingResponse } from "./choose-release.ts";
import type {
  CountedQuestion,
  GroupResponse,
  QuestionGain,
  TermGains,
} from "./count-group.ts";

/** What decides when a survey's responses are released. */
export interface DueSurvey extends ReleaseCounts {
  results: ResultsMode;
  reads: ReadMode;
  groupSize: number;
  expiresAt: Date;
  /** Whether its author opened it again after it had closed. */
  reopened: boolean;
  /** Whether its parts reveal something about people: a language, or a location. */
  partsReveal: boolean;
  /**
   * The time of the current evaluation: groups are released from responses that
   * arrived until then. Null if none has been released since the last
   * evaluation became due.
   */
  lookedAt: Date | null;
  /**
   * The arrival time up to which groups have been, or might have been,
   * released; null before the first evaluation.
   */
  lookedUntil: Date | null;
  /** The number of responses since an evaluation became due. */
  unseen: number;
}

/** The numbers of a survey's responses, and of those that are released. */
export interface ReleaseCounts {
  responses: number;
  released: number;
  /** Changes with the closing time. */
  edition: number;
  /** How often responses were withdrawn or left the figures, in total. */
  withdrawn: number;
}

/** Surveys whose waiting responses are due for evaluation, the longest due first. */
export async function listDueSurveys(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db.query<{ surveyId: number }>(sql`
    select survey_id as "surveyId"
    from due_releases
    where due_at <= ${now}
    order by due_at
    limit ${limit}`);
  return rows.map(({ surveyId }) => surveyId);
}

/** Null if another process released it in the meantime. */
export async function findDueSurvey(
  db: Queryable,
  surveyId: number,
  now: Date,
): Promise<DueSurvey | null> {
  const rows = await db.query<DueSurvey>(sql`
    select results, reads, results_group as "groupSize", expires_at as "expiresAt",
           reopened, edition,
           answer_places <> 'none' or translations is not null as "partsReveal",
           response_count as "responses", released_count as "released",
           withdrawn_count as "withdrawn",
           looked_at as "lookedAt", looked_until as "lookedUntil",
           unseen_count as "unseen"
    from due_releases
    join surveys using (survey_id)
    join survey_counts using (survey_id)
    where survey_id = ${surveyId}
      and due_at <= ${now}`);
  return rows[0] ?? null;
}

/** Locks a survey's counter, under which everything is counted, and returns its current numbers. */
export async function lockCounts(
  tx: Queryable,
  surveyId: number,
): Promise<ReleaseCounts | null> {
  const rows = await tx.query<ReleaseCounts>(sql`
    select response_count as "responses", released_count as "released",
           withdrawn_count as "withdrawn", edition
    from survey_counts
    where survey_id = ${surveyId}
    for update`);
  return rows[0] ?? null;
}

/** For a closed survey of which everything possible is released. */
export async function endEvaluations(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`delete from due_releases where survey_id = ${surveyId}`);
}

/** An evaluation: groups are released from responses that arrived until then. */
interface Evaluation {
  lookedAt: Date;
  /** The number of responses since it was due; fewer if another evaluation became due since. */
  unseen: number;
}

/** Keeps this evaluation for further groups, unless another one is due. */
export async function keepEvaluation(
  tx: Queryable,
  surveyId: number,
  { lookedAt, unseen }: Evaluation,
): Promise<void> {
  await tx.query(sql`
    update due_releases
    set looked_at = ${lookedAt}
    where survey_id = ${surveyId}
      and unseen_count = ${unseen}`);
}

/** Schedules the next evaluation for this time, unless another one is due before. */
export async function scheduleEvaluation(
  tx: Queryable,
  surveyId: number,
  { unseen }: Evaluation,
  dueAt: Date,
): Promise<void> {
  await tx.query(sql`
    update due_releases
    set due_at = ${dueAt}
    where survey_id = ${surveyId}
      and unseen_count = ${unseen}`);
}

/** From now on, responses that arrived since must be a group before others are evaluated. */
export async function noteEvaluation(
  tx: Queryable,
  surveyId: number,
  lookedAt: Date,
): Promise<void> {
  await tx.query(sql`
    update survey_counts
    set looked_until = greatest(looked_until, ${lookedAt})
    where survey_id = ${surveyId}`);
}

/** Makes the next response trigger a check whether the new responses are a group. */
export async function evaluateAtNext(
  tx: Queryable,
  surveyId: number,
  groupSize: number,
): Promise<void> {
  await tx.query(sql`
    update due_releases
    set unseen_count = greatest(unseen_count, ${groupSize - 1}::int)
    where survey_id = ${surveyId}`);
}

/** A response that waits, with what it would add. */
export interface WaitingAnswers extends WaitingResponse, GroupResponse {
  /** The UTC hour under which figures count it. */
  hour: string;
  /** When its ID was created, in hours since 1970; 0 if that is unknown. */
  begunAt: number;
  /** Signs that it was stuffed, as bits, and the part that it counts in; see integrity/. */
  marks: number;
  part: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  wayIn: StoredWayIn;
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
      select actor_id as "actorId", network, answers, terms, sentiment,
             marks, part, way_in as "wayIn", square,
             extract(epoch from responses.created_at)::float8 * 1000 as "at",
             date_trunc('hour', responses.created_at, 'UTC') as hour,
             coalesce(
               extract(epoch from actors.created_at)::float8 / 3600, 0
             ) as "begunAt"
      from (
        select survey_id, actor_id, network, square
        from waiting_responses
        where survey_id = ${surveyId}
        order by actor_id
        limit ${limit}
      ) as waiting
      join responses using (survey_id, actor_id)
      left join actors using (actor_id)
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
  marked: readonly { actorId: string; marks: number }[],
): Promise<void> {
  await lockCounts(tx, surveyId);
  const given = marked.map(({ actorId, marks }) => ({
    actorId,
    marks,
    flagged: partOf(marks) === flaggedPart,
  }));
  await tx.query(sql`
    with noted as (
      update responses
      set marks = given.marks,
          part = case when flagged then ${flaggedPart}::smallint else part end
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        "actorId" uuid, marks smallint, flagged boolean
      )
      join waiting_responses
        on waiting_responses.survey_id = ${surveyId}
        and waiting_responses.actor_id = "actorId"
      where responses.survey_id = ${surveyId}
        and responses.actor_id = "actorId"
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
  const actorIds = group.map(({ actorId }) => actorId);
  await tx.query(sql`
    update responses
    set part = ${part}, shown_hour = ${hour}
    where survey_id = ${surveyId}
      and actor_id = any(${actorIds}::uuid[])
      and (part <> ${part} or ${hour}::timestamptz is not null)`);
}

/** Marks these people's responses as released, and counts responses per hour. */
export async function takeWaiting(
  tx: Queryable,
  surveyId: number,
  group: readonly WaitingAnswers[],
  now: Date,
): Promise<void> {
  const actorIds = group.map(({ actorId }) => actorId);
  const hours = group.map(({ hour }) => hour);
  await tx.query(sql`
    with taken as (
      delete from waiting_responses
      where survey_id = ${surveyId}
        and actor_id = any(${actorIds}::uuid[])
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

/** All questions of a survey except challenges. */
export function listCountedQuestions(
  tx: Queryable,
  surveyId: number,
): Promise<CountedQuestion[]> {
  return tx.query<CountedQuestion>(sql`
    select question_id as "questionId",
           coalesce(place_count, jsonb_array_length(options)) as "placeCount",
           coalesce(jsonb_typeof(form -> 'showIf') = 'object', false)
             as "conditional"
    from questions
    where survey_id = ${surveyId}
      and not is_challenge
    order by place`);
}

const waitingAnswers = raw("waiting_answers");
export const leavingAnswers = raw("leaving_answers");

/**
 * What was released of a part and may not be shown yet; with another table,
 * what was withdrawn and may not be removed yet.
 */
export function listWaitingAnswers(
  tx: Queryable,
  surveyId: number,
  part: number,
  table = waitingAnswers,
): Promise<QuestionGain[]> {
  return tx.query<QuestionGain>(sql`
    select question_id as "questionId",
           false as "sole",
           answer_count as "answers",
           array_to_json(choice_counts) as "choices",
           array_to_json(other_networks) as "others",
           sentiment_sum as "sentimentSum"
    from ${table}
    where survey_id = ${surveyId}
      and part = ${part}`);
}

/** Replaces what is stored of a part with these. */
export async function keepWaitingAnswers(
  tx: Queryable,
  surveyId: number,
  part: number,
  waiting: readonly QuestionGain[],
  table = waitingAnswers,
): Promise<void> {
  await tx.query(sql`
    delete from ${table}
    where survey_id = ${surveyId}
      and part = ${part}`);
  if (waiting.length === 0) return;
  await tx.query(sql`
    insert into ${table} (
      survey_id, part, question_id, answer_count, choice_counts,
      other_networks, sentiment_sum
    )
    select ${surveyId}, ${part}::smallint, "questionId", answers, choices, others, "sentimentSum"
    from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as given (
      "questionId" bigint, answers bigint, choices bigint[], others int[],
      "sentimentSum" float8
    )`);
}

/** Adds what questions gained; negative numbers subtract. */
export async function countShown(
  tx: Queryable,
  surveyId: number,
  questions: readonly QuestionGain[],
): Promise<void> {
  await tx.query(sql`
    with given as (
      select *
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as given (
        "questionId" bigint, answers bigint, choices bigint[]
      )
    ),
    options_counted as (
      update option_counts
      set choice_count = choice_count + chosen
      from given, unnest(choices) with ordinality as listed (chosen, place)
      where survey_id = ${surveyId}
        and question_id = "questionId"
        and option_place = place - 1
        and chosen <> 0
    )
    update question_counts
    set answer_count = answer_count + given.answers
    from given
    where survey_id = ${surveyId}
      and question_id = given."questionId"
      and given.answers <> 0`);
}

export async function countSentiment(
  tx: Queryable,
  surveyId: number,
  { answers, choices, sentimentSum }: QuestionGain,
): Promise<void> {
  if (answers === 0) return;
  await tx.query(sql`
    with counted as (
      update survey_counts
      set sentiment_count = sentiment_count + ${answers},
          sentiment_sum = sentiment_sum + ${sentimentSum}
      where survey_id = ${surveyId}
    )
    insert into sentiment_bins (survey_id, bin, response_count)
    select ${surveyId}, place - 1, chosen
    from unnest(${choices}::bigint[]) with ordinality as listed (chosen, place)
    where chosen > 0
    on conflict (survey_id, bin) do update
    set response_count = sentiment_bins.response_count
                         + excluded.response_count`);
}

/** Stores waiting terms separately, and shows them when they are released. */
export async function addTerms(
  tx: Queryable,
  surveyId: number,
  part: number,
  { given, frees }: TermGains,
): Promise<void> {
  await tx.query(sql`
    with given as (
      select *
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        term text, people bigint, apart bigint, waits boolean
      )
    ),
    freed as (
      update term_counts
      set response_count = response_count + waiting_count, waiting_count = 0
      where survey_id = ${surveyId}
        and part = ${part}
        and waiting_count > 0
        and ${frees}::boolean
        and term not in (select term from given)
    )
    insert into term_counts (
      survey_id, part, term, response_count, waiting_count, apart_count
    )
    select ${surveyId}, ${part}::smallint, term,
           case when waits then 0 else people end,
           case when waits then people else 0 end,
           apart
    from given
    on conflict (survey_id, part, term) do update
    set response_count = term_counts.response_count + case
          when excluded.waiting_count > 0 then 0
          when ${frees}::boolean
          then excluded.response_count + term_counts.waiting_count
          else excluded.response_count
        end,
        waiting_count = case
          when excluded.waiting_count = 0 and ${frees}::boolean then 0
          else term_counts.waiting_count + excluded.waiting_count
        end,
        apart_count = greatest(
          term_counts.apart_count, excluded.apart_count
        )`);
}

/**
 * Replaces the hashes of networks with random names when the hashes must no
 * longer be stored; responses of one network still share one name.
 */
export async function renameNetworks(
  db: Queryable,
  before: Date,
): Promise<void> {
  await renameIn(db, raw("waiting_responses"), before);
  await renameIn(db, raw("leaving_responses"), before);
  await renameIn(db, raw("leaving_days"), before);
}

async function renameIn(
  db: Queryable,
  table: Sql,
  before: Date,
): Promise<void> {
  await db.query(sql`
    with past as (
      select survey_id, network, gen_random_uuid()::text as name
      from ${table}
      where noted_at < ${before}
      group by survey_id, network
    )
    update ${table}
    set network = past.name, noted_at = null
    from past
    where ${table}.survey_id = past.survey_id
      and ${table}.network = past.network`);
}
