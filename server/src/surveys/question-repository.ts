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

/** In the order in which they were written. */
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

/** What people see of a question. */
export type FirstQuestion = Omit<
  QuestionRow,
  "translations" | "expectedAnswerHash"
>;

/** Options of a question in a list. */
const listedOptionsMax = 12;

/**
 * The first question of each of these surveys by the survey's id, if it is a
 * choice of one option, of not too many for a list.
 */
export async function listFirstQuestions(
  db: Queryable,
  surveyIds: readonly number[],
): Promise<Map<number, FirstQuestion>> {
  const rows = await db.query<
    Omit<KeptQuestion, "translations" | "expectedAnswerHash"> & {
      surveyId: number;
    }
  >(sql`
    select listed.survey_id as "surveyId",
           question_id as "questionId",
           question_text as "text",
           question_type as "type",
           options,
           allow_multiple as "allowMultiple",
           form,
           is_challenge as "isChallenge"
    from unnest(${surveyIds}::bigint[]) as listed (survey_id)
    cross join lateral (
      select *
      from questions
      where questions.survey_id = listed.survey_id
        and not is_challenge
      order by place
      limit 1
    ) as first
    where question_type = 'multiple_choice'
      and not allow_multiple
      and jsonb_array_length(options) between 1 and ${listedOptionsMax}`);
  return new Map(
    rows.map(({ surveyId, ...row }) => [
      surveyId,
      { ...row, form: formOf(row) },
    ]),
  );
}

type KeptQuestion = Omit<QuestionRow, "form"> & { form: unknown };

/** The form of a stored question. */
export function formOf({
  form,
  type,
}: Pick<KeptQuestion, "form" | "type">): QuestionForm {
  return readForm(form, type) ?? { ...plainForm, kind: plainKind(type) };
}

/**
 * Returns the questions of an edition of a survey, in the order in which they
 * were written. For a past edition, it may return newer questions; no answer to
 * a past edition is accepted. A process queries each edition once.
 */
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
    // An entry that is evicted while it is being loaded is still returned.
    ignoreFetchAbort: true,
  });
  return async (surveyId, edition) => {
    const key = `${surveyId} ${edition}`;
    return (await cache.fetch(key, { context: { surveyId } })) ?? [];
  };
}
