import type { ReadMode } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** The survey whose responses are about to be read. */
export interface ReadSurvey {
  surveyId: number;
  reads: ReadMode;
  groupSize: number;
}

export interface PlacedText {
  questionId: string;
  actorId: string;
  /** From how many networks its group wrote to this question. */
  networks: number;
  shown: boolean;
}

/** Numbers them from the last one on, in an order drawn by lot. */
export async function insertRows(
  tx: Queryable,
  surveyId: number,
  actorIds: readonly string[],
): Promise<void> {
  await tx.query(sql`
    insert into read_rows (survey_id, row_number, actor_id)
    select ${surveyId}, last + row_number() over (order by gen_random_uuid()),
           actor_id
    from unnest(${actorIds}::uuid[]) as actor_id,
         (
           select coalesce(max(row_number), 0) as last
           from read_rows
           where survey_id = ${surveyId}
         ) as numbered`);
}

/** Each gets a place of its own, so that no two questions have one order. */
export async function insertTexts(
  tx: Queryable,
  surveyId: number,
  written: readonly PlacedText[],
): Promise<void> {
  if (written.length === 0) return;
  await tx.query(sql`
    insert into read_texts (survey_id, question_id, actor_id, networks, shown)
    select ${surveyId}, "questionId", "actorId", networks, shown
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given (
      "questionId" bigint, "actorId" uuid, networks int, shown boolean
    )`);
}

/** Shows what was held back of each question where it is a group by now, of which some came from so many networks together. */
export async function showHeldTexts(
  tx: Queryable,
  { surveyId, groupSize }: Pick<ReadSurvey, "surveyId" | "groupSize">,
  networks: number,
): Promise<void> {
  await tx.query(sql`
    update read_texts
    set shown = true
    where survey_id = ${surveyId}
      and not shown
      and question_id in (
        select question_id
        from read_texts
        where survey_id = ${surveyId}
          and not shown
        group by question_id
        having count(*) >= ${groupSize}
          and max(networks) >= ${networks}
      )`);
}

export async function hasPlaces(
  db: Queryable,
  surveyId: number,
): Promise<boolean> {
  const rows = await db.query(sql`
    select from read_rows where survey_id = ${surveyId} limit 1`);
  return rows.length > 0;
}

/** Places every response, and the texts of each question to which a group wrote. */
export async function placeAll(
  tx: Queryable,
  surveyId: number,
  groupSize: number,
): Promise<void> {
  await tx.query(sql`
    insert into read_rows (survey_id, row_number, actor_id)
    select survey_id, row_number() over (order by gen_random_uuid()), actor_id
    from responses
    where survey_id = ${surveyId}`);
  await tx.query(sql`
    insert into read_texts (survey_id, question_id, actor_id, networks, shown)
    select survey_id, question_id::bigint, actor_id, 0,
           count(*) over (partition by question_id) >= ${groupSize}
    from responses, jsonb_each(answers) as given (question_id, answer)
    where survey_id = ${surveyId}
      and jsonb_typeof(answer) = 'string'`);
}
