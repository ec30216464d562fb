import fastify from "fastify";
import sql from "sql-template-tag";
import type { Database } from "../src/base/db/database.ts";
import { migrate } from "../src/base/db/migrate.ts";
import { PostgresDatabase } from "../src/base/db/postgres.ts";
import { startJobs } from "../src/base/jobs.ts";
import { partsOfSource } from "../src/community/integrity/ring-parts.ts";
import { readAnalytics } from "../src/insights/analytics/read-analytics.ts";
import { startCluster } from "../src/testing/start-postgres.ts";
import { countPartsOf, loadSurvey } from "./analytics.ts";
import { createWay, measureRate } from "./ingestion.ts";
import { type Row, median, timeInTurns } from "./measure.ts";
import { type BenchEngine, openBench } from "./open-bench.ts";

const rounds = 7;
const sizes = [100, 1_000_000];
const place = { lat: 52.52, lng: 13.405 };

/**
 * The cost of counting locations: responses per second without and with it, and
 * the time that figures of a ring take by number of responses.
 */
export async function run(): Promise<Row[]> {
  return [
    ...(await takeResponses("PGlite")),
    ...(await takeResponses("PostgreSQL")),
    ...(await readRings()),
  ];
}

/** People are within about 30 km, and all of them consent. */
function somewhere() {
  const off = () => (Math.random() - 0.5) * 0.5;
  return {
    lat: place.lat + off(),
    lng: place.lng + off(),
    ring_consent: true,
  };
}

async function takeResponses(engine: BenchEngine): Promise<Row[]> {
  const bench = await openBench(engine);
  const stop = startJobs(bench.services.jobs, fastify().log);
  try {
    const { submitResponse } = bench.services;
    const open = (answerPlaces: "none" | "rings" | "map") =>
      createWay(bench, answerPlaces, submitResponse, {
        results: "groups",
        survey: { ...place, answerPlaces },
        more: somewhere,
      });
    const ways = [await open("none"), await open("rings"), await open("map")];
    for (let round = 0; round < rounds; round += 1) {
      for (const way of ways) way.rates.push(await measureRate(way.submitOne));
      // So that the work that one leaves behind does not always affect the same
      // other one.
      ways.unshift(...ways.splice(-1));
    }
    const rateOf = (name: string) =>
      median(ways.find((way) => way.name === name)?.rates ?? []);
    return ["none", "rings", "map"].map((name) => ({
      name: `${engine}: one hot survey, places counted: ${name}`,
      value: rateOf(name),
      unit: "responses/s",
      ratio: rateOf(name) / rateOf("none"),
    }));
  } finally {
    await stop();
    await bench.close();
  }
}

async function readRings(): Promise<Row[]> {
  const cluster = await startCluster();
  const db = new PostgresDatabase({
    url: cluster.url,
    poolSize: 1,
    statementTimeout: 600_000,
  });
  try {
    await migrate(db);
    for (const [at, size] of sizes.entries()) {
      await loadSurvey(db, at + 1, size);
      await standInRings(db, at + 1);
    }
    await db.execute("vacuum analyze");
    return await timeRings(db);
  } finally {
    await db.close();
    await cluster.stop();
  }
}

/** The same number in each ring as without one. */
async function standInRings(db: Database, surveyId: number): Promise<void> {
  const parts = [0, ...partsOfSource("device")];
  await db.query(sql`
    with numbered as (
      select ballot_name, row_number() over (order by ballot_name) as n
      from responses
      where survey_id = ${surveyId}
    )
    update responses
    set part = (${parts}::smallint[])[n % ${parts.length}::int + 1]
    from numbered
    where responses.survey_id = ${surveyId}
      and responses.ballot_name = numbered.ballot_name`);
  await countPartsOf(db, surveyId);
}

async function timeRings(db: Database): Promise<Row[]> {
  const now = new Date();
  const survey = {
    expiresAt: now,
    leftOutReason: null,
    language: null,
    tickets: "off",
    answerPlaces: "rings",
    results: "groups",
    resultsGroup: 10,
  } as const;
  const reads = sizes.map(
    (_, at) => () =>
      readAnalytics(
        db,
        now,
        5,
        { surveyId: at + 1, ...survey },
        { from: "elsewhere" },
      ),
  );
  const medians = await timeInTurns(reads, { rounds: 500, warmUp: 50 });
  return medians.map((value, at) => ({
    name: `people elsewhere of ${sizes[at]?.toLocaleString("en")} responses`,
    value,
    unit: "ms",
    ratio: value / (medians[0] ?? NaN),
  }));
}
