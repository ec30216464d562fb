import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type {
  CountedQuestion,
  QuestionGain,
  TermGains,
} from "./count-group.ts";

/** All questions of a survey except challenges. */
export function listCountedQuestions(
  tx: Queryable,
  surveyId: number,
): Promise<CountedQuestion[]> {
  return tx.query<CountedQuestion>(sql`
    select question_id as "questionId",
           coalesce(place_count, jsonb_array_length(options)) as "placeCount",
           coalesce(jsonb_typeof(form -> 'showIf') = 'object', false)
             as "conditional"
    from questions
    where survey_id = ${surveyId}
      and not is_challenge
    order by place`);
}

const waitingAnswers = raw("waiting_answers");
export const leavingAnswers = raw("leaving_answers");

/**
 * What was released of a part and may not be shown yet; with another table,
 * what was withdrawn and may not be removed yet.
 */
export function listWaitingAnswers(
  tx: Queryable,
  surveyId: number,
  part: number,
  table = waitingAnswers,
): Promise<QuestionGain[]> {
  return tx.query<QuestionGain>(sql`
    select question_id as "questionId",
           false as "sole",
           answer_count as "answers",
           array_to_json(choice_counts) as "choices",
           array_to_json(other_networks) as "others",
           sentiment_sum as "sentimentSum"
    from ${table}
    where survey_id = ${surveyId}
      and part = ${part}`);
}

/** Replaces what is stored of a part with these. */
export async function keepWaitingAnswers(
  tx: Queryable,
  surveyId: number,
  part: number,
  waiting: readonly QuestionGain[],
  table = waitingAnswers,
): Promise<void> {
  await tx.query(sql`
    delete from ${table}
    where survey_id = ${surveyId}
      and part = ${part}`);
  if (waiting.length === 0) return;
  await tx.query(sql`
    insert into ${table} (
      survey_id, part, question_id, answer_count, choice_counts,
      other_networks, sentiment_sum
    )
    select ${surveyId}, ${part}::smallint, "questionId", answers, choices, others, "sentimentSum"
    from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as given (
      "questionId" bigint, answers bigint, choices bigint[], others int[],
      "sentimentSum" float8
    )`);
}

/** Adds what questions gained; negative numbers subtract. */
export async function countShown(
  tx: Queryable,
  surveyId: number,
  questions: readonly QuestionGain[],
): Promise<void> {
  await tx.query(sql`
    with given as (
      select *
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as given (
        "questionId" bigint, answers bigint, choices bigint[]
      )
    ),
    options_counted as (
      update option_counts
      set choice_count = choice_count + chosen
      from given, unnest(choices) with ordinality as listed (chosen, place)
      where survey_id = ${surveyId}
        and question_id = "questionId"
        and option_place = place - 1
        and chosen <> 0
    )
    update question_counts
    set answer_count = answer_count + given.answers
    from given
    where survey_id = ${surveyId}
      and question_id = given."questionId"
      and given.answers <> 0`);
}

export async function countSentiment(
  tx: Queryable,
  surveyId: number,
  { answers, choices, sentimentSum }: QuestionGain,
): Promise<void> {
  if (answers === 0) return;
  await tx.query(sql`
    with counted as (
      update survey_counts
      set sentiment_count = sentiment_count + ${answers},
          sentiment_sum = sentiment_sum + ${sentimentSum}
      where survey_id = ${surveyId}
    )
    insert into sentiment_bins (survey_id, bin, response_count)
    select ${surveyId}, place - 1, chosen
    from unnest(${choices}::bigint[]) with ordinality as listed (chosen, place)
    where chosen > 0
    on conflict (survey_id, bin) do update
    set response_count = sentiment_bins.response_count
                         + excluded.response_count`);
}

/** Stores waiting terms separately, and shows them when they are released. */
export async function addTerms(
  tx: Queryable,
  surveyId: number,
  part: number,
  { given, frees }: TermGains,
): Promise<void> {
  await tx.query(sql`
    with given as (
      select *
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        term text, people bigint, apart bigint, waits boolean
      )
    ),
    freed as (
      update term_counts
      set response_count = response_count + waiting_count, waiting_count = 0
      where survey_id = ${surveyId}
        and part = ${part}
        and waiting_count > 0
        and ${frees}::boolean
        and term not in (select term from given)
    )
    insert into term_counts (
      survey_id, part, term, response_count, waiting_count, apart_count
    )
    select ${surveyId}, ${part}::smallint, term,
           case when waits then 0 else people end,
           case when waits then people else 0 end,
           apart
    from given
    on conflict (survey_id, part, term) do update
    set response_count = term_counts.response_count + case
          when excluded.waiting_count > 0 then 0
          when ${frees}::boolean
          then excluded.response_count + term_counts.waiting_count
          else excluded.response_count
        end,
        waiting_count = case
          when excluded.waiting_count = 0 and ${frees}::boolean then 0
          else term_counts.waiting_count + excluded.waiting_count
        end,
        apart_count = greatest(
          term_counts.apart_count, excluded.apart_count
        )`);
}
