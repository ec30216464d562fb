import sql from "sql-template-tag";
import type { Database, Queryable } from "../db/database.ts";
import type { Changes } from "../live/changes.ts";
import { type CounterMismatch, findCounterMismatches } from "./recount.ts";

export interface Counters {
  /** Those that differ from their rows. */
  check(): Promise<CounterMismatch[]>;
  /** Sets right those that differ, one survey after another, also while responses are being written; answers what differed. */
  repair(): Promise<CounterMismatch[]>;
}

export function createCounters(db: Database, changes: Changes): Counters {
  const check = () => findCounterMismatches(db);
  return {
    check,
    async repair() {
      const mismatches = await check();
      const surveyIds = new Set(mismatches.map(({ surveyId }) => surveyId));
      for (const surveyId of surveyIds) {
        await db.transaction((tx) => repairSurvey(tx, surveyId));
        changes.announce({ surveyId, kind: "responses" });
      }
      return mismatches;
    },
  };
}

/** Every writer waits for the survey's own counter or for a post, so nothing is added between counting and setting. */
async function repairSurvey(tx: Queryable, surveyId: number): Promise<void> {
  await tx.query(sql`
    select from survey_counts where survey_id = ${surveyId} for update`);
  await tx.query(sql`
    select from posts where survey_id = ${surveyId} order by post_id for update`);
  await setSurveyCounts(tx, surveyId);
  await setPostCounts(tx, surveyId);
  await setAnswerCounts(tx, surveyId);
  await setHours(tx, surveyId);
  await setTerms(tx, surveyId);
  await setSentimentBins(tx, surveyId);
}

async function setSurveyCounts(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    update survey_counts
    set response_count = said.responses,
        sentiment_count = said.sentiments,
        sentiment_sum = said.sentiment,
        post_count = (
          select count(*) from posts where survey_id = ${surveyId}
        ),
        like_count = (
          select count(*) from survey_likes where survey_id = ${surveyId}
        )
    from (
      select count(*) as responses, count(sentiment) as sentiments,
             coalesce(sum(sentiment), 0) as sentiment
      from responses
      where survey_id = ${surveyId}
    ) as said
    where survey_id = ${surveyId}`);
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

async function setAnswerCounts(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    update question_counts
    set answer_count = (
      select count(*)
      from responses
      where responses.survey_id = question_counts.survey_id
        and answers ? question_id::text
    )
    where survey_id = ${surveyId}`);
  await tx.query(sql`
    update option_counts
    set choice_count = (
      select count(*)
      from responses
      where responses.survey_id = option_counts.survey_id
        and answers -> question_id::text @> to_jsonb(option_place)
    )
    where survey_id = ${surveyId}`);
}

async function setHours(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    delete from response_hours where survey_id = ${surveyId}`);
  await tx.query(sql`
    insert into response_hours (survey_id, hour, response_count)
    select survey_id, date_trunc('hour', created_at, 'UTC'), count(*)
    from responses
    where survey_id = ${surveyId}
    group by 1, 2`);
}

async function setTerms(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    delete from term_counts where survey_id = ${surveyId}`);
  await tx.query(sql`
    insert into term_counts (survey_id, term, response_count)
    select survey_id, term, count(*)
    from responses, unnest(terms) as term
    where survey_id = ${surveyId}
    group by survey_id, term`);
}

async function setSentimentBins(tx: Queryable, surveyId: number) {
  await tx.query(sql`
    delete from sentiment_bins where survey_id = ${surveyId}`);
  await tx.query(sql`
    insert into sentiment_bins (survey_id, bin, response_count)
    select survey_id, least(9, floor((sentiment + 1) * 5)), count(*)
    from responses
    where survey_id = ${surveyId}
      and sentiment is not null
    group by 1, 2`);
}
