import sql, { type Sql } from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import {
  isNotLeaving,
  isReleased,
} from "../../community/stored-responses/response-conditions.ts";
import {
  countedIn,
  hourOf,
} from "../../community/integrity/part-repository.ts";
import type { Changes } from "../../base/changes/changes.ts";
import {
  type CounterMismatch,
  type RecountCourse,
  countedDays,
  findCounterMismatches,
  unshown,
  unshownChoices,
  unshownParts,
} from "./recount.ts";

interface RepairCourse extends Pick<RecountCourse, "onProgress"> {
  /** Called with the mismatches of each survey once they are repaired. */
  onRepaired?: (ofSurvey: CounterMismatch[]) => void;
  /** Stops the work between two surveys. */
  signal?: AbortSignal;
}

/**
 * Repairs counters that differ from their rows, one survey after the other,
 * also while responses are being written. Returns the mismatches.
 */
export async function repairCounters(
  db: Database,
  changes: Changes,
  { onRepaired, signal, ...course }: RepairCourse = {},
): Promise<CounterMismatch[]> {
  const mismatches = await findCounterMismatches(db, {
    ...course,
    ...(signal && { signal }),
  });
  for (const [surveyId, ofSurvey] of bySurvey(mismatches)) {
    signal?.throwIfAborted();
    await db.transaction((tx) => repairSurvey(tx, surveyId));
    changes.announce({ surveyId, kind: "responses" });
    onRepaired?.(ofSurvey);
  }
  return mismatches;
}

function bySurvey(mismatches: readonly CounterMismatch[]) {
  const found = new Map<number, CounterMismatch[]>();
  for (const mismatch of mismatches) {
    const ofSurvey = found.get(mismatch.surveyId);
    if (ofSurvey === undefined) found.set(mismatch.surveyId, [mismatch]);
    else ofSurvey.push(mismatch);
  }
  return found;
}

/**
 * Every writer waits for the lock on the survey's counter or on a post, so
 * nothing is added between counting and updating.
 */
async function repairSurvey(tx: Queryable, surveyId: number): Promise<void> {
  await tx.query(sql`
    select from survey_counts where survey_id = ${surveyId} for update`);
  await tx.query(sql`
    select from posts where survey_id = ${surveyId} order by post_id for update`);
  await setSurveyCounts(tx, surveyId);
  await setPostCounts(tx, surveyId);
  await setAnswerCounts(tx, surveyId);
  await setDays(tx, surveyId);
  await setHours(tx, surveyId);
  await setTerms(tx, surveyId);
  await setSentimentBins(tx, surveyId);
  await setParts(tx, surveyId);
}

/** The responses that counters of answers include. */
function released(surveyId: number): Sql {
  return sql`
    select *
    from responses
    where survey_id = ${surveyId}
      and ${isReleased}`;
}

async function setSurveyCounts(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    update survey_counts
    set response_count = (
          select count(*)
          from responses
          where survey_id = ${surveyId} and ${isNotLeaving}
        ),
        leaving_count = (
          select count(*) from leaving_responses where survey_id = ${surveyId}
        ),
        released_count = released_rows.responses,
        read_count = (
          select count(*) from read_rows where survey_id = ${surveyId}
        ),
        sentiment_count = released_rows.sentiments - coalesce(gain.answer_count, 0),
        sentiment_sum = released_rows.sentiment - coalesce(gain.sentiment_sum, 0),
        post_count = (
          select count(*) from posts where survey_id = ${surveyId}
        ),
        like_count = (
          select count(*) from survey_likes where survey_id = ${surveyId}
        )
    from (
      select count(*) as responses, count(sentiment) as sentiments,
             coalesce(sum(sentiment), 0) as sentiment
      from (${released(surveyId)}) as released
    ) as released_rows
    left join (
      select sum(answer_count) as answer_count,
             sum(sentiment_sum) as sentiment_sum
      from (${unshown}) as unshown
      where survey_id = ${surveyId} and question_id = 0
    ) as gain on true
    where survey_counts.survey_id = ${surveyId}`);
}

async function setPostCounts(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    update posts
    set reply_count = (
          select count(*)
          from replies
          where replies.survey_id = posts.survey_id
            and replies.post_id = posts.post_id
        ),
        like_count = (
          select count(*)
          from post_likes
          where post_likes.survey_id = posts.survey_id
            and post_likes.post_id = posts.post_id
        )
    where survey_id = ${surveyId}`);
}

/** Minus answers that are not shown yet. */
async function setAnswerCounts(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    update question_counts
    set answer_count = (
          select count(*)
          from (${released(surveyId)}) as released
          where answers ? question_counts.question_id::text
        ) - coalesce((
          select sum(answer_count)
          from (${unshown}) as unshown
          where unshown.survey_id = question_counts.survey_id
            and unshown.question_id = question_counts.question_id
        ), 0),
        read_count = (
          select count(*)
          from read_texts
          where read_texts.survey_id = question_counts.survey_id
            and read_texts.question_id = question_counts.question_id
            and shown
        )
    where survey_id = ${surveyId}`);
  await tx.query(sql`
    update option_counts
    set choice_count = (
          select count(*)
          from (${released(surveyId)}) as released
          where answers -> option_counts.question_id::text
                @> to_jsonb(option_place)
        ) - coalesce((
          select sum(chosen)
          from (${unshownChoices}) as unshown
          where unshown.survey_id = option_counts.survey_id
            and unshown.question_id = option_counts.question_id
            and unshown.option_place = option_counts.option_place
        ), 0)
    where survey_id = ${surveyId}`);
}

async function setDays(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    delete from response_days where survey_id = ${surveyId}`);
  await tx.query(sql`
    insert into response_days (survey_id, day, way_in, response_count)
    select survey_id, day, way, count(*)
    from (${countedDays}) as days
    where survey_id = ${surveyId}
    group by 1, 2, 3`);
}

async function setHours(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    delete from response_hours where survey_id = ${surveyId}`);
  await tx.query(sql`
    insert into response_hours (survey_id, hour, response_count)
    select survey_id, ${hourOf}, count(*)
    from (${released(surveyId)}) as released
    group by 1, 2`);
}

/**
 * The number of independent people is unknown for a term that was lost, so it
 * is shown only after new release groups have counted enough of them.
 */
async function setTerms(tx: Queryable, surveyId: number) {
  const actual = sql`
    select survey_id, part, term, count(*) as total
    from (${released(surveyId)}) as released, unnest(terms) as term
    group by survey_id, part, term`;
  await tx.query(sql`
    delete from term_counts
    where survey_id = ${surveyId}
      and leaving_count = 0
      and (part, term) not in (select part, term from (${actual}) as actual)`);
  await tx.query(sql`
    insert into term_counts (
      survey_id, part, term, response_count, apart_count
    )
    select survey_id, part, term, total,
           case when results = 'live' then total else 0 end
    from (${actual}) as actual
    join surveys using (survey_id)
    on conflict (survey_id, part, term) do update
    set response_count = greatest(
          0,
          excluded.response_count - term_counts.waiting_count
          + term_counts.leaving_count
        ),
        waiting_count = least(
          term_counts.waiting_count,
          excluded.response_count + term_counts.leaving_count
        )`);
}

async function setSentimentBins(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    delete from sentiment_bins where survey_id = ${surveyId}`);
  await tx.query(sql`
    insert into sentiment_bins (survey_id, bin, response_count)
    select ${surveyId}, bin, sum(total)
    from (
      select least(9, floor((sentiment + 1) * 5)) as bin, count(*) as total
      from (${released(surveyId)}) as released
      where sentiment is not null
      group by 1
      union all
      select option_place, -chosen
      from (${unshownChoices}) as unshown
      where survey_id = ${surveyId}
        and question_id = 0
    ) as bins
    group by bin
    having sum(total) > 0`);
}

async function setParts(tx: Queryable, surveyId: number) {
  await tx.query(sql`delete from part_counts where survey_id = ${surveyId}`);
  const rows = sql`(${released(surveyId)}) as own`;
  await tx.query(sql`
    insert into part_counts (survey_id, part, kind, item, total)
    select survey_id, part, kind, item, sum(total)
    from (
      select survey_id, part, kind, item, total
      from (${countedIn(rows)}) as released
      union all
      select survey_id, part, kind, item, -total
      from (${unshownParts}) as unshown
      where survey_id = ${surveyId}
    ) as shown
    group by survey_id, part, kind, item
    having sum(total) <> 0`);
}
