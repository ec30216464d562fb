import sql, { raw } from "sql-template-tag";
import { countedIn } from "../src/community/integrity/part-repository.ts";
import { readAnalytics } from "../src/insights/analytics/read-analytics.ts";
import type { Database } from "../src/base/db/database.ts";
import { migrate } from "../src/base/db/migrate.ts";
import { PostgresDatabase } from "../src/base/db/postgres.ts";
import { startCluster } from "../src/testing/start-postgres.ts";
import { type Row, timeInTurns } from "./measure.ts";

const sizes = [100, 10_000, 1_000_000];
const loadTimeoutMs = 600_000;

/**
 * How long it takes to read a survey's figures, by number of responses: the
 * median in ms, and its ratio to the smallest survey's.
 */
export async function run(): Promise<Row[]> {
  const cluster = await startCluster();
  const db = new PostgresDatabase({
    url: cluster.url,
    poolSize: 1,
    statementTimeout: loadTimeoutMs,
  });
  try {
    await migrate(db);
    for (const [place, size] of sizes.entries())
      await loadSurvey(db, place + 1, size);
    await db.execute("vacuum analyze");
    return await measure(db);
  } finally {
    await db.close();
    await cluster.stop();
  }
}

async function measure(db: Database): Promise<Row[]> {
  const now = new Date();
  const rule = {
    results: "groups",
    resultsGroup: 10,
    leftOutReason: null,
    language: null,
    tickets: "off",
    answerPlaces: "none",
  } as const;
  const reads = sizes.map((_size, place) => () => {
    const survey = { surveyId: place + 1, expiresAt: now, ...rule };
    return readAnalytics(db, now, 5, survey);
  });
  const medians = await timeInTurns(reads, { rounds: 500, warmUp: 50 });
  return medians.map((value, place) => ({
    name: `analytics of ${sizes[place]?.toLocaleString("en")} responses`,
    value: Math.round(value * 1000) / 1000,
    unit: "ms",
    ratio: Math.round((value / (medians[0] ?? NaN)) * 100) / 100,
  }));
}

/**
 * Inserts five questions and responses over thirty days, with the counters as
 * the server would have written them.
 */
export async function loadSurvey(
  db: Database,
  surveyId: number,
  size: number,
): Promise<void> {
  await db.query(sql`
    insert into surveys (
      survey_id, survey_uuid, owner_id, title, instructions, created_at,
      expires_at
    )
    overriding system value
    values (
      ${surveyId}, gen_random_uuid(), gen_random_uuid(), 'Buses at night', '',
      now() - interval '30 days', now() + interval '1 day'
    )`);
  await db.query(sql`
    insert into questions (
      survey_id, question_id, place, question_text, question_type, options
    )
    select ${surveyId}, n, n, 'Question ' || n,
           case n when 5 then 'free_text' else 'multiple_choice' end,
           case n when 5 then '[]' else '["A", "B", "C", "D"]' end::jsonb
    from generate_series(1, 5) as n`);
  await loadResponses(db, surveyId, size);
  for (const count of counters(surveyId)) await db.query(count);
}

/** Words are distributed as in a language: few are frequent, many are rare. */
function loadResponses(db: Database, surveyId: number, size: number) {
  return db.query(sql`
    insert into responses (
      survey_id, ballot_name, answers, created_at, terms, sentiment
    )
    select ${surveyId}, gen_random_uuid(),
           jsonb_build_object(
             '1', jsonb_build_array(n % 4), '2', jsonb_build_array(n % 3),
             '3', jsonb_build_array(n % 2), '4', jsonb_build_array(n % 4),
             '5', 'The bus is late.'
           ),
           now() - random() * interval '30 days',
           array(
             select distinct 'word' || floor(50000 * random() ^ 4)::int
             from generate_series(1, 8)
             -- Refers to the row, so that each row gets different words.
             where n > 0
           ),
           random() * 2 - 1
    from generate_series(1, ${size}::int) as n`);
}

const counters = (surveyId: number) => [
  sql`
    insert into survey_counts (
      survey_id, response_count, released_count, sentiment_count,
      sentiment_sum, released_at
    )
    select survey_id, count(*), count(*), count(sentiment), sum(sentiment), max(created_at)
    from responses
    where survey_id = ${surveyId}
    group by survey_id`,
  sql`
    insert into question_counts (survey_id, question_id, answer_count)
    select survey_id, question_id::bigint, count(*)
    from responses, jsonb_object_keys(answers) as question_id
    where survey_id = ${surveyId}
    group by 1, 2`,
  sql`
    insert into option_counts (
      survey_id, question_id, option_place, choice_count
    )
    select survey_id, question_id::bigint, (answer ->> 0)::int, count(*)
    from responses, jsonb_each(answers) as given (question_id, answer)
    where survey_id = ${surveyId}
      and jsonb_typeof(answer) = 'array'
    group by 1, 2, 3`,
  sql`
    insert into response_hours (survey_id, hour, response_count)
    select survey_id, date_trunc('hour', created_at, 'UTC'), count(*)
    from responses
    where survey_id = ${surveyId}
    group by 1, 2`,
  sql`
    insert into term_counts (survey_id, term, response_count, apart_count)
    select survey_id, term, count(*), count(*)
    from responses, unnest(terms) as term
    where survey_id = ${surveyId}
    group by 1, 2`,
  sql`
    insert into sentiment_bins (survey_id, bin, response_count)
    select survey_id, least(floor((sentiment + 1) * 5), 9)::int, count(*)
    from responses
    where survey_id = ${surveyId}
    group by 1, 2`,
];

/** Adds the counters of a survey's response parts, as the server would have written them. */
export async function countPartsOf(
  db: Database,
  surveyId: number,
): Promise<void> {
  await db.query(sql`
    with own as (select * from responses where survey_id = ${surveyId})
    insert into part_counts (survey_id, part, kind, item, total)
    ${countedIn(raw("own"))}`);
}
