import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** A table whose rows are written again in random order. */
interface MixedTable {
  /** The column whose values are random, by which rows are chosen. */
  name: "ballot_name" | "voice_name";
  /** All columns but the time and whether it was mixed. */
  columns: readonly string[];
  /** What replaces the time. */
  time: Sql;
  /** Which rows may be mixed. */
  isReady: Sql;
}

export const mixedTables = {
  responses: {
    name: "ballot_name",
    columns: [
      "survey_id",
      "ballot_name",
      "answers",
      "terms",
      "sentiment",
      "request_key",
      "way_in",
      "shown_hour",
      "marks",
      "part",
      "own_part",
      "language",
    ],
    time: sql`date_trunc('hour', created_at, 'UTC')`,
    isReady: sql`
      not exists (
        select
        from waiting_responses
        where waiting_responses.survey_id = mixing.survey_id
          and waiting_responses.ballot_name = mixing.ballot_name
      )`,
  },
  survey_likes: {
    name: "voice_name",
    columns: ["survey_id", "voice_name"],
    time: sql`date_trunc('day', created_at, 'UTC')`,
    isReady: sql`true`,
  },
  post_likes: {
    name: "voice_name",
    columns: ["survey_id", "post_id", "voice_name"],
    time: sql`date_trunc('day', created_at, 'UTC')`,
    isReady: sql`true`,
  },
} as const satisfies Record<string, MixedTable>;

export type MixedName = keyof typeof mixedTables;

export interface SurveyToMix {
  surveyId: number;
  expiresAt: Date;
  /** Whether what still waits will never be released. */
  isOver: boolean;
  /** Grows with each response that is written. */
  written: number;
}

/** Surveys with rows of a table that are not mixed. */
export function listToMix(
  db: Queryable,
  table: MixedName,
): Promise<SurveyToMix[]> {
  return db.query<SurveyToMix>(sql`
    select survey_id as "surveyId", expires_at as "expiresAt",
           due_at is null and results <> 'live' as "isOver",
           response_count + withdrawn_count as "written"
    from surveys
    join survey_counts using (survey_id)
    left join due_releases using (survey_id)
    where ${
      table === "responses"
        ? sql`unmixed and (released_count > 0 or due_at is null)`
        : sql`survey_id in (select survey_id from ${raw(table)} where not mixed)`
    }
    order by survey_id`);
}

/** A response that is not mixed, and whether it may be. */
interface Unmixed {
  ballot: string;
  isReady: boolean;
}

/**
 * Those of a survey, in the order of their random names. It reads all its
 * responses, so do not hold a lock for it.
 */
export function listUnmixed(
  db: Queryable,
  { surveyId, isOver }: SurveyToMix,
  before: Date,
): Promise<Unmixed[]> {
  return db.query<Unmixed>(sql`
    select ballot_name as "ballot",
           created_at < ${before}
             and (${isOver} or ${mixedTables.responses.isReady}) as "isReady"
    from responses as mixing
    where survey_id = ${surveyId}
      and not mixed
    order by ballot_name`);
}

/** Notes that all responses of a survey are mixed, unless others were written. */
export async function noteMixed(
  db: Queryable,
  { surveyId, written }: SurveyToMix,
): Promise<void> {
  await db.query(sql`
    update survey_counts
    set unmixed = false
    where survey_id = ${surveyId}
      and response_count + withdrawn_count = ${written}`);
}

/** What waits without ever being released; otherwise its order would remain. */
export async function mixWaiting(
  db: Queryable,
  surveyId: number,
): Promise<void> {
  await db.query(sql`
    with survey as (
      select survey_id
      from survey_counts
      where survey_id = ${surveyId}
      for no key update
    ),
    gone as (
      delete from waiting_responses as mixing
      using survey
      where mixing.survey_id = ${surveyId}
      returning mixing.*
    )
    insert into waiting_responses
    select * from gone order by gen_random_uuid()`);
}

export interface MixRule {
  /** Only rows that were written before are mixed. */
  before: Date;
  /** Maximum number that are mixed together. */
  most: number;
  /** The names of those that are mixed; null for any that are ready. */
  among: readonly string[] | null;
}

/**
 * Mixes rows of a survey in one statement; see mixRows. Names are random, so
 * taking the first by name is a random choice. Locks the survey's counter, as
 * everyone does who changes its responses.
 * @returns Their number.
 */
export async function mixSome(
  db: Queryable,
  surveyId: number,
  table: MixedName,
  { before, most, among }: MixRule,
): Promise<number> {
  const { name, columns, time, isReady } = mixedTables[table];
  const kept = raw(columns.join(", "));
  const [row] = await db.query<{ mixed: number }>(sql`
    with survey as (
      select survey_id
      from survey_counts
      where survey_id = ${surveyId}
      for no key update
    ),
    chosen as materialized (
      select mixing.ctid
      from ${raw(table)} as mixing
      join survey using (survey_id)
      where mixing.survey_id = ${surveyId}
        and not mixed
        and created_at < ${before}
        and ${
          among === null
            ? isReady
            : sql`mixing.${raw(name)} = any(${among}::uuid[])`
        }
      order by ${raw(name)}
      limit ${most}
      for update of mixing
    ),
    gone as (
      delete from ${raw(table)} as mixing
      where survey_id = ${surveyId}
        and ctid = any(array(select ctid from chosen))
      returning mixing.*
    ),
    written as (
      insert into ${raw(table)} (${kept}, created_at, mixed)
      select ${kept}, ${time}, true
      from gone
      order by gen_random_uuid()
      returning 1
    )
    select count(*) as mixed from written`);
  return row?.mixed ?? 0;
}
