import autocannon from "autocannon";
import fastify from "fastify";
import {
  type Bench,
  createAnswers,
  openBench,
  publishSurvey,
  respond,
} from "./open-bench.ts";
import { type Row, median } from "./measure.ts";

const connections = 50;
const seconds = 3;
const rounds = 5;
const surveys = 100;
const responses = 300;

/**
 * Lists, questions and figures from PostgreSQL, each compared with a bare route
 * that returns a constant of the same size.
 */
export async function run(): Promise<Row[]> {
  const bench = await openBench("PostgreSQL");
  try {
    const surveyId = await fill(bench);
    return await measureAll(bench, surveyId);
  } finally {
    await bench.close();
  }
}

/** Returns the survey that has responses. */
async function fill(bench: Bench): Promise<number> {
  const { db, services } = bench;
  for (let n = 1; n < surveys; n += 1) await publishSurvey(db, services);
  const surveyId = await publishSurvey(db, services);
  const answers = await createAnswers(db, surveyId);
  await Promise.all(
    Array.from({ length: responses }, () =>
      respond(bench, surveyId, answers()),
    ),
  );
  return surveyId;
}

async function measureAll(bench: Bench, surveyId: number) {
  const app = await bench.buildApp();
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const calls = {
    "survey list": "/surveys",
    questions: `/surveys/${surveyId}/questions`,
    analytics: `/surveys/${surveyId}/analytics`,
  };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(calls))
    rows.push(...(await compare(name, `${url}/api${path}`)));
  await app.close();
  return rows;
}

/** Alternating, since the load of the machine varies. */
async function compare(name: string, url: string): Promise<Row[]> {
  const text = await (await fetch(url)).text();
  const bare = fastify();
  bare.get("/", (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(text),
  );
  const bareUrl = await bare.listen({ port: 0, host: "127.0.0.1" });
  const [ours, theirs]: [Load[], Load[]] = [[], []];
  // The first run is slower.
  await load(bareUrl);
  await load(url);
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await load(bareUrl));
    ours.push(await load(url));
  }
  await bare.close();
  const row = (title: string, unit: string, part: keyof Load): Row => {
    const [value, constant] = [ours, theirs].map((loads) =>
      median(loads.map((one) => one[part])),
    );
    const ratio = (value ?? 0) / (constant ?? 0);
    return { name: `${name}, ${title}`, value: value ?? 0, unit, ratio };
  };
  return [
    row(`${Buffer.byteLength(text)} bytes`, "requests/s", "rate"),
    row("99th percentile", "ms", "p99"),
  ];
}

interface Load {
  /** Requests per second. */
  rate: number;
  /** In milliseconds. */
  p99: number;
}

async function load(url: string): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    workers: 1,
  });
  if (non2xx + errors > 0)
    throw new Error(`${url} failed ${non2xx + errors} times`);
  return { rate: requests.average, p99: latency.p99 };
}
