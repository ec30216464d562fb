import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { apartNames, countApart, enough } from "./count-apart.ts";
import type { Gain, Least } from "./gain.ts";
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
           allow_multiple as "several",
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
export async function listWaitingAnswers(
  tx: Queryable,
  surveyId: number,
  part: number,
  table = waitingAnswers,
): Promise<QuestionGain[]> {
  const rows = await tx.query<
    Omit<QuestionGain, keyof StoredNetworks> & { networks: StoredNetworks }
  >(sql`
    select question_id as "questionId",
           answer_count as "answers",
           array_to_json(choice_counts) as "choices",
           networks, sentiment_sum as "sentimentSum"
    from ${table}
    where survey_id = ${surveyId}
      and part = ${part}`);
  const none = { others: [], answered: [] };
  return rows.map(({ networks, ...gain }) => ({
    ...gain,
    ...none,
    ...networks,
  }));
}

/** What is stored of a gain in one column. */
type StoredNetworks = Pick<Gain, "others" | "answered" | "users" | "silent">;

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
  const given = waiting.map(({ others, answered, users, silent, ...gain }) => ({
    ...gain,
    networks: { others, answered, users, silent },
  }));
  await tx.query(sql`
    insert into ${table} (
      survey_id, part, question_id, answer_count, choice_counts, networks,
      sentiment_sum
    )
    select ${surveyId}, ${part}::smallint, "questionId", answers, choices,
           networks, "sentimentSum"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
      "questionId" bigint, answers bigint, choices bigint[], networks jsonb,
      "sentimentSum" float8
    )`);
}

export interface QuestionLeast extends Least {
  questionId: number;
}

/** What remainsSafe knows of each question of a part. */
export function listLeast(
  tx: Queryable,
  surveyId: number,
  part: number,
): Promise<QuestionLeast[]> {
  return tx.query<QuestionLeast>(sql`
    select question_id as "questionId",
           array_to_json(others) as "others",
           answered,
           array_to_json(users) as "users"
    from shown_least
    where survey_id = ${surveyId}
      and part = ${part}`);
}

/** Adds what was shown, or with -1 subtracts what left. The caller holds the lock on the survey's counter. */
export async function addLeast(
  tx: Queryable,
  surveyId: number,
  part: number,
  given: readonly QuestionLeast[],
  sign: 1 | -1 = 1,
): Promise<void> {
  if (given.length === 0) return;
  const before = new Map(
    (await listLeast(tx, surveyId, part)).map((one) => [one.questionId, one]),
  );
  const add = (one: readonly number[] = [], other: readonly number[] = []) =>
    other.map((count, at) => Math.max(0, (one[at] ?? 0) + sign * count));
  const sums = given.map(({ questionId, others, answered, users }) => ({
    questionId,
    others: add(before.get(questionId)?.others, others),
    answered: add([before.get(questionId)?.answered ?? 0], [answered])[0],
    users: users ? add(before.get(questionId)?.users, users) : [],
  }));
  await tx.query(sql`
    insert into shown_least (
      survey_id, part, question_id, others, answered, users
    )
    select ${surveyId}, ${part}::smallint, "questionId", others, answered, users
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as given (
      "questionId" bigint, others bigint[], answered bigint, users bigint[]
    )
    on conflict (survey_id, part, question_id) do update
    set others = excluded.others,
        answered = excluded.answered,
        users = excluded.users`);
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
  const before = await listTermNetworks(tx, surveyId, part, given);
  const added = given.map(({ term, networks, ...gain }) => {
    const known = before.get(term);
    // Without names, which are not stored once enough people used it.
    if (known === "enough")
      return { term, ...gain, networks: [], apart: enough };
    const all = apartNames([...(known ?? []), ...networks()]);
    const apart = countApart(all);
    return { term, ...gain, networks: apart < enough ? all : [], apart };
  });
  await tx.query(sql`
    with given as (
      select *
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as given (
        term text, people bigint, networks text[], apart bigint, waits boolean
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
      survey_id, part, term, response_count, waiting_count, networks,
      apart_count
    )
    select ${surveyId}, ${part}::smallint, term,
           case when waits then 0 else people end,
           case when waits then people else 0 end,
           networks, apart
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
        networks = case
          when greatest(term_counts.apart_count, excluded.apart_count)
               >= ${enough}
          then '{}'
          else excluded.networks
        end,
        apart_count = greatest(
          term_counts.apart_count, excluded.apart_count
        )`);
}

/** The networks from which each of these terms was written before. */
async function listTermNetworks(
  tx: Queryable,
  surveyId: number,
  part: number,
  given: readonly { term: string }[],
): Promise<Map<string, string[] | "enough">> {
  const terms = given.map(({ term }) => term);
  const rows = await tx.query<{
    term: string;
    networks: string[];
    apart: number;
  }>(sql`
    select term, array_to_json(networks) as networks, apart_count as apart
    from term_counts
    where survey_id = ${surveyId}
      and part = ${part}
      and term = any(${terms}::text[])`);
  return new Map(
    rows.map(({ term, networks, apart }) => [
      term,
      apart >= enough ? "enough" : networks,
    ]),
  );
}
