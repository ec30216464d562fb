import fastify from "fastify";
import sql from "sql-template-tag";
import type { Database } from "../src/base/db/database.ts";
import { migrate } from "../src/base/db/migrate.ts";
import { PostgresDatabase } from "../src/base/db/postgres.ts";
import { type Job, startJobs } from "../src/base/jobs.ts";
import { readAnalytics } from "../src/insights/analytics/read-analytics.ts";
import type { View } from "../src/insights/stored-figures/take-side.ts";
import { startCluster } from "../src/testing/start-postgres.ts";
import { countPartsOf, loadSurvey } from "./analytics.ts";
import { createWay, measureRate } from "./ingestion.ts";
import { type Row, median, timeInTurns } from "./measure.ts";
import {
  type Bench,
  type BenchEngine,
  clock,
  openBench,
} from "./open-bench.ts";

const rounds = 9;
const responses = 10_000;
/** One in this number of responses is flagged when figures are read. */
const flaggedShare = 10;

/**
 * The cost of flagging: responses per second with and without it, and the time
 * that figures take if some responses are flagged.
 */
export async function run(): Promise<Row[]> {
  return [
    ...(await takeResponses("PGlite")),
    ...(await takeResponses("PostgreSQL")),
    ...(await readFigures()),
  ];
}

const begunLongAgo = () => undefined;
const begunNow = clock;

/**
 * Three servers alternate, each with its jobs: on one flagging is off, on one
 * people respond and nothing is flagged, on one scripts respond and everything
 * is flagged.
 */
async function takeResponses(engine: BenchEngine): Promise<Row[]> {
  const servers = [
    { name: "not flagged", setting: "off", begunAt: begunLongAgo },
    { name: "flagged, people", setting: "on", begunAt: begunLongAgo },
    { name: "flagged, scripts", setting: "on", begunAt: begunNow },
  ];
  const rows: Row[] = [];
  for (const results of ["live", "groups"] as const) {
    const turns = await Promise.all(
      servers.map(async ({ name, setting, begunAt }) => {
        const bench = await openBench(engine, { FLAG_RESPONSES: setting });
        const { submitResponse } = bench.services;
        const way = await createWay(bench, name, submitResponse, {
          results,
          begunAt,
        });
        return { bench, way };
      }),
    );
    for (let round = 0; round < rounds; round += 1) {
      for (const { bench, way } of turns)
        way.rates.push(await measureWithJobs(bench, way.submitOne));
      // So that the work that one leaves behind does not always affect the same
      // other one.
      turns.unshift(...turns.splice(-1));
    }
    for (const { bench } of turns) await bench.close();
    const rates = servers.map(({ name }) =>
      median(turns.find(({ way }) => way.name === name)?.way.rates ?? []),
    );
    rows.push(
      ...rates.map((value, place) => ({
        name: `${engine}: one hot survey, ${results}, ${servers[place]?.name}`,
        value,
        unit: "responses/s",
        ratio: value / (rates[0] ?? NaN),
      })),
    );
  }
  return rows;
}

/** Releases the waiting responses before the next one's turn. */
async function measureWithJobs(
  { services }: Bench,
  submitOne: () => Promise<unknown>,
): Promise<number> {
  const stop = startJobs(services.jobs, fastify().log);
  const rate = await measureRate(submitOne);
  await stop();
  const isRelease = ({ name }: Job) => name === "releasing responses";
  await services.jobs.find(isRelease)?.run();
  return rate;
}

async function readFigures(): Promise<Row[]> {
  const cluster = await startCluster();
  const db = new PostgresDatabase({
    url: cluster.url,
    poolSize: 1,
    statementTimeout: 600_000,
  });
  try {
    await migrate(db);
    for (const surveyId of [1, 2]) await loadSurvey(db, surveyId, responses);
    await flagSome(db, 2);
    await db.execute("vacuum analyze");
    return await timeFigures(db);
  } finally {
    await db.close();
    await cluster.stop();
  }
}

async function flagSome(db: Database, surveyId: number): Promise<void> {
  await db.query(sql`
    with numbered as (
      select ballot_name, row_number() over (order by ballot_name) as n
      from responses
      where survey_id = ${surveyId}
    )
    update responses
    set part = 1, marks = 3
    from numbered
    where responses.survey_id = ${surveyId}
      and responses.ballot_name = numbered.ballot_name
      and n % ${flaggedShare}::int = 0`);
  await countPartsOf(db, surveyId);
}

async function timeFigures(db: Database): Promise<Row[]> {
  const now = new Date();
  const rule = { results: "groups", resultsGroup: 10 } as const;
  const plain = {
    expiresAt: now,
    tickets: "off",
    answerPlaces: "none",
    leftOutReason: null,
    language: null,
    ...rule,
  } as const;
  const read = (surveyId: number, view: View) => () =>
    readAnalytics(db, now, 5, { surveyId, ...plain }, view);
  const medians = await timeInTurns(
    [read(1, "all"), read(2, "all"), read(2, "unflagged")],
    { rounds: 500, warmUp: 50 },
  );
  const names = ["none flagged", "some flagged", "without flagged"];
  return medians.map((value, place) => ({
    name: `analytics of ${responses.toLocaleString("en")} responses, ${names[place]}`,
    value,
    unit: "ms",
    ratio: value / (medians[0] ?? NaN),
  }));
}
