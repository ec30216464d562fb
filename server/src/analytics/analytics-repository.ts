import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import type { HourCount } from "./time-buckets.ts";

export interface QuestionFigures {
  questionId: number;
  text: string;
  /** Option texts in the order they were written; empty for free text. */
  options: string[];
  answerCount: number;
  /** By the option's place. */
  choiceCounts: number[];
}

export function listQuestionFigures(
  db: Queryable,
  surveyId: number,
): Promise<QuestionFigures[]> {
  return db.query<QuestionFigures>(sql`
    select question_id as "questionId",
           question_text as "text",
           options,
           answer_count as "answerCount",
           array(
             select choice_count
             from option_counts
             where option_counts.survey_id = questions.survey_id
               and option_counts.question_id = questions.question_id
             order by option_place
           ) as "choiceCounts"
    from questions
    join question_counts using (survey_id, question_id)
    where survey_id = ${surveyId}
    order by place`);
}

/** Oldest first: one row for each hour in which someone answered. */
export function listHourCounts(
  db: Queryable,
  surveyId: number,
): Promise<HourCount[]> {
  return db.query<HourCount>(sql`
    select hour, response_count as "count"
    from response_hours
    where survey_id = ${surveyId}
    order by hour`);
}
