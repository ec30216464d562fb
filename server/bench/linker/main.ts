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
import { type Found, type Loot, link } from "../../src/testing/linker/link.ts";
import {
  type CopiedRow,
  readCopy,
} from "../../src/testing/linker/read-copy.ts";
import { seededRandom } from "../../src/testing/simulate-survey.ts";
import { startCluster } from "../../src/testing/start-postgres.ts";
import { testConfig } from "../../src/testing/test-app.ts";
import { type Kind, type Played, play, tables } from "./play.ts";

const { secret } = testConfig();

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
  const played = await play(db, seededRandom(1));
  const names = await namesOf(played);
  const table = (copied: string, rows: CopiedRow[]) =>
    comparePairs(rows, played, names).map(
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

/** The names of each person's rows. */
type Names = readonly string[];

async function namesOf(played: Played): Promise<Names> {
  const names: string[] = [];
  for (const player of played.players) names.push(await played.nameOf(player));
  return names;
}

function comparePairs(
  rows: readonly CopiedRow[],
  { surveyIds, players, log }: Played,
  names: Names,
): [string, Found][] {
  const [one = 0, other = 0] = surveyIds;
  const lines = log.map((line, place) => ({
    table: "log",
    place,
    xmin: 0,
    columns: { line },
  }));
  const loot: Loot = { rows: [...rows, ...lines], secrets: [secret] };
  const of = (kind: Kind, surveyId: number): Left[] =>
    rows.flatMap((row) => {
      const { actor_id: name, survey_id: survey } = row.columns;
      if (row.table !== tables[kind] || survey !== surveyId) return [];
      return { row, person: names.indexOf(String(name)) };
    });
  const sessions = rows.flatMap((row) =>
    row.table === "sessions"
      ? { row, person: names.indexOf(String(row.columns["actor_id"])) }
      : [],
  );
  const visits = players.map(({ answeredAt }, person) => ({
    row: {
      table: "visits",
      place: 0,
      xmin: 0,
      columns: { at: answeredAt.get(one)?.toISOString() },
    },
    person,
  }));
  const answers = of("answer", one);
  const pairs: [string, Left[]][] = [
    ["answer and session", sessions],
    ["answers in two surveys", of("answer", other)],
    ["answer and post", of("post", one)],
    ["answer and reply", of("reply", one)],
    ["answer and like", of("like", one)],
    ["answer and like of a post", of("like of a post", one)],
    ["answer and report", of("report", one)],
    ["answer and moment", visits],
  ];
  return pairs.map(([name, to]) => [name, compare(loot, answers, to)]);
}

/** A row, and the person who left it; -1 if nobody of the played. */
interface Left {
  row: CopiedRow;
  person: number;
}

function compare(
  loot: Loot,
  from: readonly Left[],
  to: readonly Left[],
): Found {
  const rowsOf = (left: readonly Left[]) => left.map(({ row }) => row);
  const truth = from.map(({ person }) =>
    person < 0 ? -1 : to.findIndex((other) => other.person === person),
  );
  return link(loot, rowsOf(from), rowsOf(to), truth);
}

function toCells({ clue, right, chance }: Found): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [clue, percent(right), percent(chance)].join(" | ");
}
