import { type IncomingMessage, get } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readBoot, readSurveyList } from "@nearsay/core/contract";
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
const starts = 9;
const visitors = 1000;
/** `PAGES_SECONDS=6` reduces it to a tenth. */
const visitSeconds = Number(process.env.PAGES_SECONDS ?? 60);
const responsesEachSecond = 20;

/** The headers of a browser that requests a page. */
const asked = { accept: "text/html", "accept-encoding": "br" };

/**
 * Bodies remain bytes: converting them to text would keep the client busy while
 * the server waits. The type is wide as autocannon's types do not permit a path
 * here.
 */
const quick: object = {
  workers: 1,
  setupClient: fileURLToPath(import.meta.resolve("./leave-unread.cjs")),
};

/**
 * Pages, each compared with a bare route that returns the same bytes as a
 * constant; then many visitors of the home page while others answer.
 */
export async function run(): Promise<Row[]> {
  const bench = await openBench("PostgreSQL");
  try {
    const { db, services } = bench;
    for (let n = 1; n < surveys; n += 1) await publishSurvey(db, services);
    const surveyId = await publishSurvey(db, services);
    const paths = [
      "/",
      `/surveys/${surveyId}`,
      `/embed/surveys/${surveyId}`,
      "/about",
    ];
    const rows = await firstBytes(bench, paths);
    const { url, close } = await serve(bench);
    for (const path of paths) rows.push(...(await compare(url, path)));
    rows.push(...(await visit(bench, url, surveyId)));
    await close();
    return rows;
  } finally {
    await bench.close();
  }
}

async function serve(bench: Bench) {
  const app = await bench.buildApp();
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, close: () => app.close() };
}

/** For pages that were not requested before; each server is requested once. */
async function firstBytes(bench: Bench, paths: string[]): Promise<Row[]> {
  const times = paths.map((): number[] => []);
  for (let start = 0; start < starts; start += 1) {
    const { url, close } = await serve(bench);
    for (const [at, path] of paths.entries())
      times[at]?.push(await firstByte(url + path));
    await close();
  }
  return paths.map((path, at) => {
    const value = median(times[at] ?? []);
    return {
      name: `${path}, first byte when cold`,
      value,
      unit: "ms",
      ratio: 1,
    };
  });
}

async function firstByte(url: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(url, { headers: asked });
  const time = performance.now() - start;
  if (!reply.ok) throw new Error(`${url} replied ${reply.status}`);
  await reply.arrayBuffer();
  return time;
}

/** Alternating, since the load of the machine varies. */
async function compare(url: string, path: string): Promise<Row[]> {
  const body = await readRaw(url + path);
  const bare = await serveConstant(body);
  const [ours, known, theirs]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round <= rounds; round += 1) {
    const rates = [
      await load(bare.url, {}),
      await load(url + path, {}),
      await loadKnown(url + path),
    ] as const;
    // The first run is slower.
    if (round === 0) continue;
    theirs.push(rates[0]);
    ours.push(rates[1]);
    known.push(rates[2]);
  }
  await bare.close();
  const row = (what: string, rates: number[]): Row => ({
    name: `${path}, ${what}`,
    value: median(rates),
    unit: "requests/s",
    ratio: median(rates) / median(theirs),
  });
  return [row(`${body.length} bytes`, ours), row("not changed", known)];
}

/** The reply as transferred. */
async function readRaw(url: string): Promise<Buffer> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: asked }, resolve).on("error", reject);
  });
  return buffer(reply);
}

/**
 * As a browser that has just loaded the page. Pages contain relative times, so
 * they change after a minute.
 */
async function loadKnown(url: string): Promise<number> {
  const page = await fetch(url, { headers: asked });
  await page.arrayBuffer();
  return load(url, { "if-none-match": page.headers.get("etag") ?? "" });
}

async function serveConstant(body: Buffer) {
  const app = fastify();
  app.get("/", (_request, reply) =>
    reply
      .headers({ "content-type": "text/html", "content-encoding": "br" })
      .send(body),
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, close: () => app.close() };
}

/**
 * Requests per second of the server's busy time: the client is the bottleneck,
 * as it parses each header of a reply, and the server waits for it.
 */
async function load(
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  const run = { url, connections, duration: seconds, ...quick };
  const before = performance.eventLoopUtilization();
  const result = await autocannon({
    ...run,
    headers: { ...asked, ...headers },
  });
  const { utilization } = performance.eventLoopUtilization(before);
  refuseFailures(url, result);
  return result.requests.average / utilization;
}

function failuresOf({ errors, timeouts, ...result }: autocannon.Result) {
  return errors + timeouts + result["4xx"] + result["5xx"];
}

function refuseFailures(url: string, result: autocannon.Result): void {
  const failures = failuresOf(result);
  if (failures > 0) throw new Error(`${url} failed ${failures} times`);
}

/** Many visitors who load the home page again and again without a pause, while others answer. */
async function visit(
  bench: Bench,
  url: string,
  surveyId: number,
): Promise<Row[]> {
  const stop = new AbortController();
  const answering = keepAnswering(bench, surveyId, stop.signal);
  const watching = watchCounts(url, surveyId, answering.counted, stop.signal);
  const result = await autocannon({
    url,
    connections: visitors,
    duration: visitSeconds,
    ...quick,
    headers: asked,
  });
  stop.abort();
  await answering.ended;
  const lag = await watching;
  const name = `${visitors} visitors of / for ${visitSeconds} s`;
  const row = (what: string, value: number, unit: string): Row => ({
    name: `${name}, ${what}`,
    value,
    unit,
    ratio: 1,
  });
  return [
    row("pages", result.requests.average, "requests/s"),
    row("failures", failuresOf(result), ""),
    row("99th percentile", result.latency.p99, "ms"),
    row("responses meanwhile", answering.counted.length, ""),
    row("oldest count that a page showed", lag, "ms"),
  ];
}

/** `counted` contains the times at which responses were stored. */
function keepAnswering(bench: Bench, surveyId: number, stop: AbortSignal) {
  const counted: number[] = [];
  async function answer(): Promise<void> {
    const answers = await createAnswers(bench.db, surveyId);
    while (!stop.aborted) {
      await respond(bench, surveyId, answers());
      counted.push(performance.now());
      await sleep(1000 / responsesEachSecond);
    }
  }
  return { counted, ended: answer() };
}

/** Returns the maximum time in ms for which a requested page did not count a stored response. */
async function watchCounts(
  url: string,
  surveyId: number,
  counted: readonly number[],
  stop: AbortSignal,
): Promise<number> {
  let longest = 0;
  while (!stop.aborted) {
    const asking = performance.now();
    const shown = await countAt(url, surveyId);
    const missed = counted[shown];
    if (missed !== undefined) longest = Math.max(longest, asking - missed);
    await sleep(50);
  }
  return longest;
}

async function countAt(url: string, surveyId: number): Promise<number> {
  const page = await (await fetch(url, { headers: asked })).text();
  const [, block] =
    /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  const { items } = readSurveyList(readBoot(block).replies["/surveys"]);
  const survey = items.find(({ id }) => id === String(surveyId));
  return survey?.responseCount ?? 0;
}
