import {
  type QuestionForm,
  type QuestionType,
  plainForm,
  plainKind,
  readForm,
} from "@nearsay/core/contract";
import sql from "sql-template-tag";
import type { Queryable } from "../base/db/database.ts";
import { LRUCache } from "lru-cache";
import type { QuestionTranslations } from "./translations.ts";

export interface QuestionRow {
  questionId: number;
  text: string;
  type: QuestionType;
  options: string[];
  allowMultiple: boolean;
  form: QuestionForm;
  translations: QuestionTranslations;
  isChallenge: boolean;
  expectedAnswerHash: string | null;
}

/** In the order they were written. */
export async function listQuestions(
  db: Queryable,
  surveyId: number,
): Promise<QuestionRow[]> {
  const rows = await db.query<KeptQuestion>(sql`
    select question_id as "questionId",
           question_text as "text",
           question_type as "type",
           options,
           allow_multiple as "allowMultiple",
           form,
           translations,
           is_challenge as "isChallenge",
           expected_answer_hash as "expectedAnswerHash"
    from questions
    where survey_id = ${surveyId}
    order by place`);
  return rows.map((row) => ({ ...row, form: formOf(row) }));
}

type KeptQuestion = Omit<QuestionRow, "form"> & { form: unknown };

/** How a question is asked that was kept so. */
export function formOf({
  form,
  type,
}: Pick<KeptQuestion, "form" | "type">): QuestionForm {
  return readForm(form, type) ?? { ...plainForm, kind: plainKind(type) };
}

/** The questions of this edition of a survey, in the order they were written; newer ones where it is past, by which no answer is taken. A process asks for each edition once. */
export type FindQuestions = (
  surveyId: number,
  edition: number,
) => Promise<QuestionRow[]>;

const questionsMax = 20_000;

export function createQuestionCache(db: Queryable): FindQuestions {
  const cache = new LRUCache<string, QuestionRow[], { surveyId: number }>({
    maxSize: questionsMax,
    sizeCalculation: (questions) => questions.length + 1,
    fetchMethod: (_key, _stale, { context }) =>
      listQuestions(db, context.surveyId),
    // What is pushed out while it is read is answered all the same.
    ignoreFetchAbort: true,
  });
  return async (surveyId, edition) => {
    const key = `${surveyId} ${edition}`;
    return (await cache.fetch(key, { context: { surveyId } })) ?? [];
  };
}
