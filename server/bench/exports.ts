import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import sql from "sql-template-tag";
import type { Database } from "../src/base/db/database.ts";
import { exportLines } from "../src/insights/reading/export-responses.ts";
import { listQuestions } from "../src/surveys/question-repository.ts";
import { findSurvey } from "../src/surveys/survey-repository.ts";
import {
  type BenchEngine,
  clock,
  openBench,
  publishSurvey,
} from "./open-bench.ts";
import type { Row } from "./measure.ts";

/** Of these many responses; `EXPORT_SHARE=0.05` takes a twentieth of them. */
const responses = { PostgreSQL: 1_000_000, PGlite: 200_000 };
const share = Number(process.env.EXPORT_SHARE ?? 1);

/** Whether a long export holds what is stored, how long it takes, and what it costs: memory beyond that of the idle process, and time of other calls. */
export async function run(): Promise<Row[]> {
  return [...(await runOn("PostgreSQL")), ...(await runOn("PGlite"))];
}

async function runOn(engine: BenchEngine): Promise<Row[]> {
  const count = Math.round(responses[engine] * share);
  const bench = await openBench(engine);
  const { db, services } = bench;
  const surveyId = await publishSurvey(db, services);
  const question = await fill(db, surveyId, count);
  const survey = await findSurvey(db, { id: surveyId });
  if (survey === null) throw new Error("the survey is gone");
  const read = { ...survey, reads: "rows" as const };
  const saved = await sumSaved(await exportLines(db, read), question);
  const stored = await sumStored(db, surveyId, question);
  const app = await bench.buildApp();
  const call = () => app.inject(`/api/surveys/${surveyId}`);
  const alone = await timeCalls(call, sleep(10_000));
  const drained = drain(await exportLines(db, read));
  const beside = await timeCalls(call, drained);
  const { idle, peak, ms } = await drained;
  await app.close();
  await bench.close();
  const name = `${engine}: ${count.toLocaleString("en")} responses`;
  return [
    { name: `${name} as stored`, value: 1, unit: "", ratio: saved / stored },
    { name: `${name} saved beside calls`, value: ms, unit: "ms", ratio: 1 },
    { name: `${name}, p50 of calls`, ...compare(alone, beside, 0.5) },
    { name: `${name}, p99 of calls`, ...compare(alone, beside, 0.99) },
    {
      name: `${name}, memory beyond idle`,
      value: Math.round((peak - idle) / 2 ** 20),
      unit: "MiB",
      ratio: peak / idle,
    },
  ];
}

/** How long each call takes in ms, one after another with a rest in between, until something is over. */
async function timeCalls(
  call: () => Promise<{ statusCode: number }>,
  over: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let going = true;
  void over.then(() => (going = false));
  while (going) {
    const started = performance.now();
    const { statusCode } = await call();
    if (statusCode !== 200) throw new Error(`a call replied ${statusCode}`);
    times.push(performance.now() - started);
    await sleep(5);
  }
  return times.sort((a, b) => a - b);
}

function compare(alone: number[], beside: number[], part: number) {
  const at = (times: number[]) =>
    times[Math.floor(times.length * part)] ?? Number.NaN;
  return { value: at(beside), unit: "ms", ratio: at(beside) / at(alone) };
}

/** Takes a whole file and keeps nothing of it. */
async function drain(open: () => AsyncIterable<string>) {
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  const started = performance.now();
  let peak = idle;
  for await (const _ of Readable.from(open(), { objectMode: false }))
    peak = Math.max(peak, process.memoryUsage().rss);
  return { idle, peak, ms: performance.now() - started };
}

/** Responses that can be read, at once, where releases would take group by group. Returns the question that is answered in writing. */
async function fill(
  db: Database,
  surveyId: number,
  count: number,
): Promise<number> {
  const questions = await listQuestions(db, surveyId);
  const written = questions.find(({ type }) => type === "free_text");
  const id = written?.questionId ?? 0;
  const batch = 20_000;
  for (let from = 1; from <= count; from += batch)
    await db.query(sql`
      with written as (
        insert into responses (survey_id, actor_id, answers, created_at, way_in)
        select ${surveyId}, gen_random_uuid(),
               jsonb_build_object(${String(id)}::text, 'More of them, ' || n),
               ${clock()}, 'site'
        from generate_series(
          ${from}::int, ${Math.min(count, from + batch - 1)}::int
        ) as n
        returning survey_id, actor_id
      )
      insert into read_rows (survey_id, row_number, actor_id)
      select survey_id,
             ${from}::int - 1 + row_number() over (order by actor_id), actor_id
      from written`);
  return id;
}

async function sumSaved(
  open: () => AsyncIterable<string>,
  question: number,
): Promise<number> {
  let sum = 0n;
  for await (const chunk of open())
    for (const line of chunk.trimEnd().split("\n")) {
      const { answers } = JSON.parse(line) as { answers: Answers };
      sum += numberOf(answers[question] ?? "");
    }
  return Number(sum);
}

type Answers = Record<string, string>;

/** The same for the same text, so that sums of them compare lists in any order. */
function numberOf(text: string): bigint {
  const hash = createHash("md5").update(text).digest("hex");
  return BigInt(`0x${hash.slice(0, 8)}`);
}

async function sumStored(
  db: Database,
  surveyId: number,
  question: number,
): Promise<number> {
  const rows = await db.query<{ sum: string }>(sql`
    select sum(
             ('x' || left(md5(answers ->> ${String(question)}), 8))
               ::bit(32)::bigint
           )::text as sum
    from responses
    where survey_id = ${surveyId}`);
  return Number(rows[0]?.sum ?? 0);
}
