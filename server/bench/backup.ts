import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { backUp } from "../src/app/backup/back-up.ts";
import { move } from "../src/app/backup/move.ts";
import { withLongTimeouts } from "../src/app/backup/long-timeouts.ts";
import { createProgress } from "../src/app/backup/progress.ts";
import { restore } from "../src/app/backup/restore.ts";
import { type Config, readConfig } from "../src/app/config.ts";
import type { Database } from "../src/base/db/database.ts";
import { openDatabase } from "../src/base/db/open.ts";
import { startCluster } from "../src/testing/start-postgres.ts";
import {
  type Bench,
  createAnswers,
  openBench,
  publishSurvey,
  respond,
  secret,
} from "./open-bench.ts";
import type { Row } from "./measure.ts";

/** `BACKUP_SHARE=0.05` reduces it to a twentieth. */
const responses = Math.round(100_000 * Number(process.env.BACKUP_SHARE ?? 1));
const surveys = 20;
const together = 200;

const progress = createProgress(() => undefined);

/**
 * How long it takes to back up, restore and move a site; moving is to empty
 * databases and includes a comparison of the counters. The ratios are to the
 * time of the backup.
 */
export async function run(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "nearsay-bench-backup-"));
  const [first, second] = [await startCluster(), await startCluster()];
  const bench = await openBench("PGlite");
  try {
    await fill(bench);
    const file = join(folder, "backup.gz");
    const settings = { settings: [], now: new Date(), progress };
    const [atServer, another] = [server(first.url), server(second.url)];
    const works: Record<string, () => Promise<number>> = {
      "backed up": () => time(backUp(bench.db, { file, ...settings })),
      "restored to the embedded database": () =>
        time(restore(embedded(join(folder, "a")), { file, progress })),
      "restored to PostgreSQL": () =>
        time(restore(another, { file, progress })),
      "moved to PostgreSQL": () => time(move(bench.db, atServer, { progress })),
      "moved to the embedded database, from when the site is stopped": () =>
        moveFrom(atServer, embedded(join(folder, "b"))),
    };
    const times: Record<string, number> = {};
    for (const [name, work] of Object.entries(works))
      times[name] = await work();
    return Object.entries(times).map(([name, seconds]) => ({
      name: `${responses.toLocaleString("en")} responses ${name}`,
      value: seconds,
      unit: "s",
      ratio: seconds / (times["backed up"] ?? NaN),
    }));
  } finally {
    await bench.close();
    await first.stop();
    await second.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(bench: Bench): Promise<void> {
  for (let n = 0; n < surveys; n += 1) {
    const surveyId = await publishSurvey(bench.db, bench.services);
    const answers = await createAnswers(bench.db, surveyId);
    let left = responses / surveys;
    const answer = async () => {
      while (left-- > 0) await respond(bench, surveyId, answers());
    };
    await Promise.all(Array.from({ length: together }, answer));
  }
}

const server = (url: string): Config =>
  withLongTimeouts(
    readConfig({ DATABASE_URL: url, SECRET: secret, DEMO_DATA: "off" }),
  );

const embedded = (folder: string): Config =>
  readConfig({ DATA_DIR: folder, SECRET: secret, DEMO_DATA: "off" });

/** Seconds from when the site is stopped, which is done when the move asks for it. */
async function moveFrom(from: Config, to: Config): Promise<number> {
  const [db, site] = [await openServed(from), await openServed(from)];
  await site.query(sql`select 1`);
  let stopped = NaN;
  const onReady = () => {
    stopped = performance.now();
    void site.close();
  };
  await move(db, to, { progress, onReady });
  await db.close();
  return (performance.now() - stopped) / 1000;
}

function openServed(config: Config): Promise<Database> {
  const onDeath = (error: Error) => {
    throw error;
  };
  return openDatabase({ ...config, mayCreate: false, onDeath });
}

/** In seconds. */
async function time(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return (performance.now() - start) / 1000;
}
