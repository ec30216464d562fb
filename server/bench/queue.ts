import sql from "sql-template-tag";
import { limits } from "@nearsay/core/contract";
import type { Database } from "../src/base/db/database.ts";
import { viewQueue } from "../src/community/moderation/queue.ts";
import { fillSurveys } from "./fill-surveys.ts";
import { openBench } from "./open-bench.ts";
import { type Row, timeInTurns } from "./measure.ts";

const surveys = 20_000;
/** Every fourth survey, by four people each. */
const reported = 5_000;

/**
 * How long an operator waits for a page of reported surveys, compared with the
 * same number of surveys in a plain list.
 */
export async function run(): Promise<Row[]> {
  const bench = await openBench("PostgreSQL");
  const { db } = bench;
  try {
    await fillSurveys(db, surveys);
    await report(db);
    const far = await placeOfPage(db, 10);
    const [plain = NaN, ...pages] = await timeInTurns(
      [
        () => listPlainly(db),
        () => viewQueue(db, null),
        () => viewQueue(db, far),
      ],
      { rounds: 30, warmUp: 5 },
    );
    return ["first", "tenth"].map((which, n) => ({
      name: `${which} page of the queue, ${reported} of ${surveys} surveys reported`,
      value: pages[n] ?? NaN,
      unit: "ms",
      ratio: (pages[n] ?? NaN) / plain,
    }));
  } finally {
    await bench.close();
  }
}

/** In addition, all surveys have settled reports of past years. */
async function report(db: Database): Promise<void> {
  await db.query(sql`
    insert into survey_reports
      (survey_id, voice_name, reason, weight, created_at, settled_at)
    select survey_id, gen_random_uuid(), 'Reason ' || person, 0.5,
           now() - survey_id * interval '1 s',
           case when person > 4 then now() end
    from surveys, generate_series(1, 9) as person
    where person > 4 or survey_id % ${surveys / reported} = 0`);
  await db.execute("vacuum analyze");
}

/** The cursor that leads to the page. @param number From 2 on. */
async function placeOfPage(db: Database, number: number): Promise<string> {
  let next: string | null = null;
  for (let page = 1; page < number; page += 1)
    ({ next } = await viewQueue(db, next));
  if (next === null) throw new Error("The queue is too short.");
  return next;
}

function listPlainly(db: Database) {
  return db.query(sql`
    select survey_id, survey_uuid, title, created_at,
           left(instructions, ${limits.operatorExcerptMax}::int)
    from surveys
    order by survey_id desc
    limit ${limits.queuePage + 1}`);
}
