import type { EditedPart } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";

/** A text of a survey that was changed, with the text before and after. */
export interface Edit {
  part: EditedPart;
  /** Null if the text does not belong to a question. */
  questionId: number | null;
  /** Index of the changed option within the question; null if the text is not an option. */
  option: number | null;
  before: string;
  after: string;
}

export interface EditRow extends Edit {
  /** The day, such as 2026-03-02. */
  editedOn: string;
}

/** In the order in which they were made. */
export function listEdits(db: Queryable, surveyId: number): Promise<EditRow[]> {
  return db.query<EditRow>(sql`
    select edited_on::text as "editedOn", part, question_id as "questionId",
           option_place as "option", before, after
    from survey_edits
    where survey_id = ${surveyId}
    order by place`);
}

/** The caller must hold the lock on the survey's counter. */
export async function insertEdits(
  tx: Queryable,
  surveyId: number,
  edits: readonly Edit[],
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into survey_edits (
      survey_id, place, edited_on, part, question_id, option_place, before, after
    )
    select ${surveyId}, place + (
             select count(*) from survey_edits where survey_id = ${surveyId}
           ),
           ${now}::timestamptz at time zone 'UTC', edit ->> 'part',
           (edit ->> 'questionId')::bigint, (edit ->> 'option')::int,
           edit ->> 'before', edit ->> 'after'
    from jsonb_array_elements(${JSON.stringify(edits)}::jsonb)
      with ordinality as listed (edit, place)`);
}
