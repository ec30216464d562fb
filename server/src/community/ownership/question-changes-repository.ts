import sql from "sql-template-tag";
import { sendForm } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";
import { insertQuestions } from "../../surveys/publish-repository.ts";
import type { QuestionRow } from "../../surveys/question-repository.ts";

/** A requested question, without a number if it is new. */
export type WantedQuestion = Omit<QuestionRow, "questionId"> & {
  questionId: number | null;
};

/** Rewrites all questions with their counters at zero; allowed only if no one has answered. */
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

/** Changes only text, which no counter depends on. */
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
