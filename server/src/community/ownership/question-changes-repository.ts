import sql from "sql-template-tag";
import { sendForm } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";
import { insertQuestions } from "../../surveys/publish-repository.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";

/** A question as it is wanted, without a number where it is new. */
export type WantedQuestion = Omit<QuestionRow, "questionId"> & {
  questionId: number | null;
};

/** Writes all questions anew, with their counters at zero: only where nobody has answered. */
export async function replaceQuestions(
  tx: Queryable,
  surveyId: number,
  questions: WantedQuestion[],
): Promise<void> {
  await tx.query(sql`delete from option_counts where survey_id = ${surveyId}`);
  await tx.query(
    sql`delete from question_counts where survey_id = ${surveyId}`,
  );
  await tx.query(sql`delete from questions where survey_id = ${surveyId}`);
  await insertQuestions(tx, surveyId, questions);
}

/** Words alone, which no counter rests on. */
export async function rewordQuestions(
  tx: Queryable,
  surveyId: number,
  questions: readonly WantedQuestion[],
): Promise<void> {
  const rows = questions.map((question) => ({
    ...question,
    form: sendForm(question.form, question.type),
  }));
  await tx.query(sql`
    update questions
    set question_text = given ->> 'text', options = given -> 'options',
        form = nullif(given -> 'form', 'null'),
        translations = nullif(given -> 'translations', 'null')
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given
    where survey_id = ${surveyId}
      and question_id = (given ->> 'questionId')::bigint`);
}
