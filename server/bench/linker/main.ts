import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUp } from "../../src/app/backup/back-up.ts";
import { createProgress } from "../../src/app/backup/progress.ts";
import { restore } from "../../src/app/backup/restore.ts";
import { readConfig } from "../../src/app/config.ts";
import { keepKey } from "../../src/app/keep-secret.ts";
import { migrate } from "../../src/base/db/migrate.ts";
import { openDatabase } from "../../src/base/db/open.ts";
import { comparePairs } from "../../src/testing/linker/compare-pairs.ts";
import type { Found } from "../../src/testing/linker/link.ts";
import { play } from "../../src/testing/linker/play.ts";
import {
  type CopiedRow,
  readCopy,
} from "../../src/testing/linker/read-copy.ts";
import { seededRandom } from "../../src/testing/simulate-survey.ts";
import { startCluster } from "../../src/testing/start-postgres.ts";
import { testConfig } from "../../src/testing/test-app.ts";

const { secret } = testConfig();
const size = { people: 300, surveys: 5 };

/**
 * What somebody links who has a copy of the database, the site's secrets and
 * the log: for each kind of pair, the share that is linked right by the best
 * clue, compared with guessing. It is done while surveys are open, after they
 * have closed, and on a restored backup.
 */
export async function* run(): AsyncGenerator<string> {
  yield "| engine | copied | pair | best clue | linked | guessing |";
  yield "| --- | --- | --- | --- | ---: | ---: |";
  for (const engine of ["PGlite", "PostgreSQL"] as const) yield* runOn(engine);
}

async function* runOn(engine: string): AsyncGenerator<string> {
  const folder = await mkdtemp(join(tmpdir(), "nearsay-linker-"));
  const clusters =
    engine === "PostgreSQL" ? [await startCluster(), await startCluster()] : [];
  const [first, second] = ["first", "second"].map((name, nth) =>
    readConfig({
      DATA_DIR: join(folder, name),
      DATABASE_URL: clusters[nth]?.url,
      SECRET: secret,
    }),
  ) as [Config, Config];
  const db = await openDatabase({ ...first, onDeath });
  await migrate(db);
  await keepKey(db, first);
  const played = await play(db, seededRandom(1), size);
  const table = (copied: string, rows: CopiedRow[]) =>
    comparePairs(rows, played).map(
      ([pair, found]) =>
        `| ${[engine, copied, pair].join(" | ")} | ${toCells(found)} |`,
    );
  yield* table("open", await readCopy(db));
  await played.close();
  yield* table("closed", await readCopy(db));
  const file = join(folder, "backup");
  const progress = createProgress(() => undefined);
  const how = { progress, settings: [], now: new Date() };
  await backUp(db, { ...how, file });
  await played.test.app.close();
  await db.close();
  await restore(second, { file, progress });
  const restored = await openDatabase({ ...second, onDeath });
  yield* table("restored", await readCopy(restored));
  await restored.close();
  for (const cluster of clusters) await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}

type Config = ReturnType<typeof readConfig>;

const onDeath: Parameters<typeof openDatabase>[0]["onDeath"] = (error) => {
  throw error;
};

function toCells({ clue, right, chance }: Found): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [clue, percent(right), percent(chance)].join(" | ");
}
