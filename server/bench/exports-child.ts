import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import sql from "sql-template-tag";
import type { Database } from "../src/base/db/database.ts";
import {
  type QuestionRow,
  listQuestions,
} from "../src/surveys/question-repository.ts";
import {
  type BenchEngine,
  clock,
  openBench,
  publishWithKey,
} from "./open-bench.ts";

/** Requests of the parent process, one after the other. */
export type Order =
  | { do: "watch memory" }
  | { do: "report memory" }
  | { do: "write stored"; file: string }
  | { do: "end" };

/** Messages to the parent process: the server's URL, then the result of each request. */
export type Report =
  | { url: string; path: string; ownerKey: string; surveyId: number }
  | { idle: number; peak: number }
  | { done: true };

/**
 * The server with a survey of many readable responses, as a separate process,
 * so that the cost of an export is not mixed with that of measuring it.
 */
async function serve(engine: BenchEngine, count: number): Promise<void> {
  const bench = await openBench(engine);
  const { db } = bench;
  const { surveyId, surveyUuid, ownerKey } = await publishWithKey(bench);
  const questions = await listQuestions(db, surveyId);
  await fill(db, surveyId, questions, count);
  const app = await bench.buildApp();
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const memory = watchMemory();
  process.on("message", (order: Order) => void obey(order));
  send({ url, path: `/api/manage/${surveyUuid}`, ownerKey, surveyId });

  async function obey(order: Order): Promise<void> {
    if (order.do === "watch memory") memory.start();
    if (order.do === "report memory") return send(memory.read());
    if (order.do === "write stored")
      await pipeline(
        Readable.from(storedLines(db, surveyId, questions)),
        createWriteStream(order.file),
      );
    if (order.do === "end") {
      await app.close();
      await bench.close();
      process.disconnect();
      return;
    }
    send({ done: true });
  }
}

function send(report: Report): void {
  process.send?.(report);
}

/** Resident memory: after all garbage is collected, and its maximum since then. */
function watchMemory() {
  let [idle, peak] = [0, 0];
  const measure = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  setInterval(measure, 5).unref();
  return {
    start() {
      for (let round = 0; round < 3; round += 1) globalThis.gc?.();
      idle = process.memoryUsage.rss();
      peak = idle;
    },
    read: () => ({ idle, peak }),
  };
}

/** Inserted directly, as releases would take one group at a time. */
async function fill(
  db: Database,
  surveyId: number,
  questions: QuestionRow[],
  count: number,
): Promise<void> {
  const [choice, text] = [questions.at(0), questions.at(-1)];
  await db.query(sql`
    update surveys set reads = 'rows' where survey_id = ${surveyId}`);
  const batch = 20_000;
  for (let from = 1; from <= count; from += batch)
    await db.query(sql`
      with written as (
        insert into responses (survey_id, ballot_name, answers, created_at, way_in)
        select ${surveyId}, gen_random_uuid(),
               jsonb_build_object(
                 ${String(text?.questionId)}::text,
                 'More of them, "' || n || '"' || chr(10) || chr(128690),
                 ${String(choice?.questionId)}::text, array[n % 4]
               ),
               ${clock()}, 'site'
        from generate_series(
          ${from}::int, ${Math.min(count, from + batch - 1)}::int
        ) as n
        returning survey_id, ballot_name
      )
      insert into read_rows (survey_id, row_number, ballot_name)
      select survey_id,
             ${from}::int - 1 + row_number() over (order by ballot_name), ballot_name
      from written`);
  await db.query(sql`
    update survey_counts set read_count = ${count}
    where survey_id = ${surveyId}`);
}

/** Each response as a line, in any order, read in another way than exports do. */
async function* storedLines(
  db: Database,
  surveyId: number,
  questions: QuestionRow[],
) {
  const [choice, text] = [questions.at(0), questions.at(-1)];
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await db.query<{ id: string; text: string; place: number }>(
      sql`
        select ballot_name as id, answers ->> ${String(text?.questionId)} as text,
               (answers -> ${String(choice?.questionId)} ->> 0)::int as place
        from responses
        where survey_id = ${surveyId} and ballot_name > ${after}
        order by ballot_name
        limit 10000`,
    );
    for (const row of rows)
      yield `${JSON.stringify([choice?.options[row.place], row.text])}\n`;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

const [engine, count] = process.argv.slice(2);
await serve(engine as BenchEngine, Number(count));
