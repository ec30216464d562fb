import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { StoredAnswers } from "../../community/stored-responses/stored-answers.ts";

/** The number of responses that can be read. */
export async function countRows(
  db: Queryable,
  surveyId: number,
): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select read_count as count from survey_counts where survey_id = ${surveyId}`);
  return rows[0]?.count ?? 0;
}

/** The number of texts of each question that can be read. */
export async function countTexts(
  db: Queryable,
  surveyId: number,
): Promise<Map<number, number>> {
  const rows = await db.query<{ questionId: number; count: number }>(sql`
    select question_id as "questionId", read_count as count
    from question_counts
    where survey_id = ${surveyId}`);
  return new Map(rows.map(({ questionId, count }) => [questionId, count]));
}

/** Changes when other rows or texts can be read, or the survey's texts change. */
export async function readingState(
  db: Queryable,
  surveyId: number,
): Promise<unknown> {
  const [state] = await db.query(sql`
    select read_changes, version
    from surveys
    join survey_counts using (survey_id)
    where survey_id = ${surveyId}`);
  return state;
}

export interface PlacedRow {
  row: number;
  /**
   * StoredAnswers as JSON. If the query parsed them, those of a whole export
   * would pile up in memory.
   */
  answers: string;
}

export function answersOf({ answers }: PlacedRow): StoredAnswers {
  return JSON.parse(answers) as StoredAnswers;
}

/** By number, after this one. */
export function listRows(
  db: Queryable,
  surveyId: number,
  after: number,
  limit: number,
): Promise<PlacedRow[]> {
  return db.query<PlacedRow>(sql`
    select row_number as "row", (answers - held)::text as answers
    from (
      -- Limited first, so that no plan joins all of them.
      select survey_id, ballot_name, row_number, held
      from read_rows
      where survey_id = ${surveyId}
        and row_number > ${after}
      order by row_number
      limit ${limit}
    ) as placed
    join responses using (survey_id, ballot_name)
    order by row_number`);
}

export interface PlacedText {
  place: string;
  text: string;
}

/** By position, after this one; null is the beginning. */
export function listTexts(
  db: Queryable,
  surveyId: number,
  questionId: number,
  after: string | null,
  limit: number,
): Promise<PlacedText[]> {
  return db.query<PlacedText>(sql`
    select place, answers ->> ${String(questionId)} as text
    from (
      select survey_id, ballot_name, place
      from read_texts
      where survey_id = ${surveyId}
        and question_id = ${questionId}
        and shown
        and (${after}::uuid is null or place > ${after}::uuid)
      order by place
      limit ${limit}
    ) as placed
    join responses using (survey_id, ballot_name)
    order by place`);
}
