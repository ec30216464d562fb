import sql from "sql-template-tag";
import type { ReadMode, ResultsMode } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";

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
