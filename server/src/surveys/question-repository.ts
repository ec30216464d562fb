import type { QuestionType } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";

export interface QuestionRow {
  questionId: number;
  text: string;
  type: QuestionType;
  options: string[];
  allowMultiple: boolean;
  isChallenge: boolean;
  expectedAnswerHash: string | null;
}

/** In the order they were written. */
export function listQuestions(
  db: Queryable,
  surveyId: number,
): Promise<QuestionRow[]> {
  return db.query<QuestionRow>(sql`
    select question_id as "questionId",
           question_text as "text",
           question_type as "type",
           options,
           allow_multiple as "allowMultiple",
           is_challenge as "isChallenge",
           expected_answer_hash as "expectedAnswerHash"
    from questions
    where survey_id = ${surveyId}
    order by place`);
}
