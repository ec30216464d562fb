import sql, { type Sql, raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import {
  countedIn,
  hourOf,
} from "../../community/integrity/part-repository.ts";
import {
  dayOf,
  isNotLeaving,
  isReleased,
  wayOf,
} from "../../community/stored-responses/response-conditions.ts";

export interface CounterMismatch {
  counter:
    | "responses"
    | "days"
    | "leaving"
    | "released"
    | "answers"
    | "rows read"
    | "texts read"
    | "choices"
    | "hours"
    | "terms"
    | "sentiments"
    | "sentiment sum"
    | "sentiment bins"
    | "parts"
    | "likes"
    | "posts"
    | "replies"
    | "post likes";
  surveyId: number;
  /**
   * What the counter belongs to within the survey: a question, an option, a
   * term, a post, an hour.
   */
  item: string;
  /** The value of the counter. */
  counted: number;
  /** The value computed from the rows. */
  actual: number;
}

/**
 * A range of surveys that one statement checks: after the first id, up to and
 * including the last.
 */
interface Slice {
  after: number;
  last: number;
}

/**
 * Approximate number of rows in a slice: on the embedded engine, all other
 * statements wait for the current one.
 */
const sliceSize = 20_000;

export interface RecountCourse {
  /** Called before each slice, and at the end. */
  onProgress?: (progress: { done: number; total: number }) => void;
  /** Stops the work between two slices. */
  signal?: AbortSignal;
}

/**
 * Compares every counter with the rows that it counts; an empty list means that
 * the database is consistent. Answers count once they are released, whether
 * they are shown already or wait for a release group.
 */
export async function findCounterMismatches(
  db: Queryable,
  { onProgress, signal }: RecountCourse = {},
): Promise<CounterMismatch[]> {
  const found: CounterMismatch[][] = [];
  const slices = await listSlices(db);
  const total = slices.length;
  for (const slice of slices) {
    signal?.throwIfAborted();
    onProgress?.({ done: found.length, total });
    found.push(await findIn(db, slice));
  }
  onProgress?.({ done: total, total });
  return found.flat();
}

async function listSlices(db: Queryable): Promise<Slice[]> {
  // The constant ensures that surveys without responses, which also have
  // counters, are included in the size.
  const rows = await db.query<{ last: number }>(sql`
    select max(survey_id) as last
    from (
      select survey_id,
             sum(response_count + 20) over (order by survey_id) as total
      from survey_counts
    ) as listed
    group by floor(total / ${sliceSize}::int)
    order by last`);
  return rows.map(({ last }, index) => ({
    after: rows[index - 1]?.last ?? 0,
    last,
  }));
}

function findIn(
  db: Queryable,
  { after, last }: Slice,
): Promise<CounterMismatch[]> {
  const isInSlice = sql`survey_id > ${after} and survey_id <= ${last}`;
  return db.query<CounterMismatch>(sql`
    with ${rowsAnswered(isInSlice)},
    unshown as (select * from (${unshown}) as unshown where ${isInSlice}),
    unshown_answers as (
      select survey_id, question_id, sum(answer_count) as answer_count,
             sum(sentiment_sum) as sentiment_sum
      from unshown
      group by 1, 2
    ),
    unshown_choices as (${unshownChoices}),
    actual (counter, survey_id, item, total) as (${countRows()}),
    counted (counter, survey_id, item, total) as (${readCounters()})
    select counter,
           survey_id as "surveyId",
           item,
           coalesce(counted.total, 0) as "counted",
           coalesce(actual.total, 0) as "actual"
    from (select * from counted where ${isInSlice}) as counted
    full join (select * from actual where ${isInSlice}) as actual
      using (counter, survey_id, item)
    where coalesce(counted.total, 0) <> coalesce(actual.total, 0)
      -- What was counted is forgotten, and the counters stay.
      and survey_id not in (
        select survey_id from surveys where forgotten_at is not null
      )
    order by survey_id, counter, item`);
}

/**
 * The days and access methods that are counted: those of responses, and of
 * withdrawn ones until they are removed from the figures.
 */
export const countedDays = sql`
  select survey_id, ${dayOf} as day, ${wayOf} as way
  from responses
  where ${isNotLeaving}
  union all
  select survey_id, day, way_in from leaving_days`;

/** Released answers that are not shown yet, minus withdrawn ones that are still shown. */
export const unshown = sql`
  select survey_id, part, question_id,
         coalesce(waiting.answer_count, 0)
         - coalesce(leaving.answer_count, 0) as answer_count,
         array(
           select coalesce(came, 0) - coalesce(went, 0)
           from unnest(waiting.choice_counts, leaving.choice_counts)
             with ordinality as listed (came, went, place)
           order by place
         ) as choice_counts,
         coalesce(waiting.sentiment_sum, 0)
         - coalesce(leaving.sentiment_sum, 0) as sentiment_sum
  from waiting_answers as waiting
  full join leaving_answers as leaving using (survey_id, part, question_id)`;

/** The same by option, counted from 0. */
export const unshownChoices = sql`
  select survey_id, part, question_id, place - 1 as option_place, chosen
  from (${unshown}) as unshown,
       unnest(choice_counts) with ordinality as listed (chosen, place)
  where chosen <> 0`;

/** Unshown answers of parts other than 0, in the format of `countedIn`. */
export const unshownParts = sql`
  select survey_id, part, 'answers' as kind, question_id::text as item,
         answer_count::float8 as total
  from (${unshown}) as unshown where part <> 0 and question_id <> 0
  union all
  select survey_id, part, 'choices', question_id || '/' || option_place, chosen
  from (${unshownChoices}) as unshown where part <> 0 and question_id <> 0
  union all
  select survey_id, part, 'sentiments', '', answer_count
  from (${unshown}) as unshown where part <> 0 and question_id = 0
  union all
  select survey_id, part, 'sentiment sum', '', sentiment_sum
  from (${unshown}) as unshown where part <> 0 and question_id = 0
  union all
  select survey_id, part, 'sentiment bins', option_place::text, chosen
  from (${unshownChoices}) as unshown where part <> 0 and question_id = 0`;

/** The responses that count, and their answers and chosen options. */
const rowsAnswered = (isInSlice: Sql) => sql`
    released as (
      select *
      from responses
      where ${isInSlice} and ${isReleased}
    ),
    answered as (
      select survey_id, question_id::bigint as question_id, answer
      from released, jsonb_each(answers) as given (question_id, answer)
    ),
    chosen as (
      select survey_id, question_id, option_place::int as option_place
      from answered, jsonb_array_elements_text(
        case jsonb_typeof(answer) when 'array' then answer else '[]' end
      ) as option_place
    )`;

function countRows(): Sql {
  return sql`
      select 'responses', survey_id, '', count(*)
      from responses
      where ${isNotLeaving}
      group by 2
      union all
      select 'leaving', survey_id, '', count(*) from leaving_responses group by 2
      union all
      select 'released', survey_id, '', count(*) from released group by 2
      union all
      select 'rows read', survey_id, '', count(*) from read_rows group by 2
      union all
      select 'texts read', survey_id, question_id::text, count(*)
      from read_texts where shown group by 2, 3
      union all
      select 'days', survey_id, day || ' ' || way, count(*)
      from (${countedDays}) as days
      group by survey_id, day, way
      union all
      select 'posts', survey_id, '', count(*) from posts group by 2
      union all
      select 'replies', survey_id, post_id::text, count(*)
      from replies group by 2, 3
      union all
      select 'answers', survey_id, question_id::text, count(*)
      from answered group by survey_id, question_id
      union all
      select 'choices', survey_id, question_id || '/' || option_place, count(*)
      from chosen group by survey_id, question_id, option_place
      union all
      select 'hours', survey_id, hour::text, count(*)
      from released, lateral (select ${hourOf}) as counted (hour)
      group by survey_id, hour
      union all
      select 'terms', survey_id, part || ' ' || term, count(*)
      from released, unnest(terms) as term group by survey_id, part, term
      union all
      select 'parts', survey_id, part || ' ' || kind || ' ' || item, total
      from (${countedIn(raw("released"))}) as parts
      union all
      select 'sentiments', survey_id, '', count(sentiment)
      from released group by 2
      union all
      select 'sentiment sum', survey_id, '', sum(sentiment)
      from released group by 2
      union all
      select 'sentiment bins', survey_id, bin::text, count(*)
      from released, least(9, floor((sentiment + 1) * 5)) as bin
      where sentiment is not null group by survey_id, bin
      union all
      select 'likes', survey_id, '', count(*) from survey_likes group by 2
      union all
      select 'post likes', survey_id, post_id::text, count(*)
      from post_likes group by 2, 3`;
}

function readCounters(): Sql {
  return sql`
      select 'responses', survey_id, '', response_count from survey_counts
      union all
      select 'leaving', survey_id, '', leaving_count from survey_counts
      union all
      select 'released', survey_id, '', released_count from survey_counts
      union all
      select 'rows read', survey_id, '', read_count from survey_counts
      union all
      select 'texts read', survey_id, question_id::text, read_count
      from question_counts
      union all
      select 'days', survey_id, day || ' ' || way_in, response_count
      from response_days
      union all
      select 'posts', survey_id, '', post_count from survey_counts
      union all
      select 'replies', survey_id, post_id::text, reply_count from posts
      union all
      select 'answers', survey_id, question_id::text,
             question_counts.answer_count
             + coalesce(unshown_answers.answer_count, 0)
      from question_counts
      left join unshown_answers using (survey_id, question_id)
      union all
      select 'choices', survey_id, question_id || '/' || option_place,
             choice_count + coalesce((
               select sum(chosen)
               from unshown_choices
               where unshown_choices.survey_id = option_counts.survey_id
                 and unshown_choices.question_id = option_counts.question_id
                 and unshown_choices.option_place = option_counts.option_place
             ), 0)
      from option_counts
      union all
      select 'hours', survey_id, hour::text, response_count
      from response_hours
      union all
      select 'terms', survey_id, part || ' ' || term,
             response_count + waiting_count - leaving_count
      from term_counts
      union all
      select 'sentiments', survey_counts.survey_id, '',
             sentiment_count + coalesce(answer_count, 0)
      from survey_counts
      left join unshown_answers
        on unshown_answers.survey_id = survey_counts.survey_id
        and question_id = 0
      union all
      select 'sentiment sum', survey_counts.survey_id, '',
             survey_counts.sentiment_sum
             + coalesce(unshown_answers.sentiment_sum, 0)
      from survey_counts
      left join unshown_answers
        on unshown_answers.survey_id = survey_counts.survey_id
        and question_id = 0
      union all
      select 'sentiment bins', survey_id, bin::text, sum(response_count)
      from (
        select survey_id, bin, response_count from sentiment_bins
        union all
        select survey_id, option_place, chosen
        from unshown_choices
        where question_id = 0
      ) as bins
      group by 2, 3
      union all
      select 'parts', survey_id, part || ' ' || kind || ' ' || item, sum(total)
      from (
        select survey_id, part, kind, item, total from part_counts
        union all
        ${unshownParts}
      ) as parts
      group by 2, 3
      union all
      select 'likes', survey_id, '', like_count from survey_counts
      union all
      select 'post likes', survey_id, post_id::text, like_count from posts`;
}
