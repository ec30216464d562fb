import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Database } from "../src/base/db/database.ts";
import { placeClosed } from "../src/community/release-gate/place-reading.ts";
import { exportLines } from "../src/insights/reading/export-responses.ts";
import { listQuestions } from "../src/surveys/question-repository.ts";
import {
  type SurveyRow,
  findSurvey,
} from "../src/surveys/survey-repository.ts";
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

/** Whether a long export holds what is stored, how long it takes, and what memory it takes beyond that of the idle process. */
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
  const started = performance.now();
  const place = () =>
    db.transaction((tx) => placeClosed(tx, { ...read, groupSize: 10 }, count));
  while (await place());
  const placedMs = performance.now() - started;
  const saved = await save(db, read, question);
  const stored = await sumStored(db, surveyId, question);
  await bench.close();
  const name = `${engine}: ${count.toLocaleString("en")} responses`;
  const ratio = Number(saved.sum) / Number(stored);
  return [
    { name: `${name} placed`, value: placedMs, unit: "ms", ratio: 1 },
    { name: `${name} saved`, value: saved.ms, unit: "ms", ratio },
    {
      name: `${name}, memory beyond idle`,
      value: Math.round((saved.peak - saved.idle) / 2 ** 20),
      unit: "MiB",
      ratio: saved.peak / saved.idle,
    },
  ];
}

/** Returns the question that is answered in writing. */
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
      insert into responses (survey_id, actor_id, answers, created_at, way_in)
      select ${surveyId}, gen_random_uuid(),
             jsonb_build_object(${String(id)}::text, 'More of them, ' || n),
             ${clock()}, 'site'
      from generate_series(
        ${from}::int, ${Math.min(count, from + batch - 1)}::int
      ) as n`);
  return id;
}

/** Takes a whole export as a client would that keeps nothing of it. */
async function save(db: Database, survey: SurveyRow, question: number) {
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  const started = performance.now();
  let [peak, sum, rest] = [idle, 0n, ""];
  for await (const chunk of await exportLines(db, survey)) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const { answers } = JSON.parse(line) as { answers: Answers };
      sum += numberOf(answers[question] ?? "");
    }
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  return { idle, peak, sum, ms: performance.now() - started };
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
): Promise<bigint> {
  const rows = await db.query<{ sum: string }>(sql`
    select sum(
             ('x' || left(md5(answers ->> ${String(question)}), 8))
               ::bit(32)::bigint
           )::text as sum
    from responses
    where survey_id = ${surveyId}`);
  return BigInt(rows[0]?.sum ?? 0);
}
