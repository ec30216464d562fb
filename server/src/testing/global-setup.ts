import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { migrate } from "../base/db/migrate.ts";
import { startPglite } from "../base/db/pglite-engine.ts";
import { PgliteDatabase } from "../base/db/pglite.ts";
import { alwaysOpen } from "./test-pglite.ts";
import { PostgresDatabase } from "../base/db/postgres.ts";
import { partitionHotTables } from "./hash-partitions.ts";
import { startPostgres, testZone } from "./start-postgres.ts";
import { administer, databaseUrl, listCopies } from "./test-postgres.ts";
import { onTeardown } from "./global-teardown.ts";

/** Prepares one migrated database per engine; every test works on copies. */
export default async function prepareDatabases(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nearsay-tests-"));
  onTeardown(() => rm(folder, { recursive: true, force: true }));
  const alone = process.env["TEST_ENGINE"] === "PGlite";
  await Promise.all([
    ...[alone || preparePostgres(), preparePglite(folder)],
    runTool("webpack/places/main.ts"),
    runTool("webpack/messages/main.ts"),
  ]);
}

/** Writes a file that a build of the server puts next to it. */
async function runTool(script: string): Promise<void> {
  const at = (file: string) =>
    fileURLToPath(new URL(`../../../${file}`, import.meta.url));
  await promisify(execFile)(process.execPath, [
    ...[at("node_modules/tsx/dist/cli.mjs"), "--conditions=source"],
    at(script),
  ]);
}

async function preparePostgres(): Promise<void> {
  const postgres = await startPostgres();
  onTeardown(() => postgres.stop());
  process.env["TEST_DATABASE_URL"] = postgres.url;
  const whole = `nearsay_template_${process.pid}`;
  process.env["TEST_DATABASE_NAMES"] = `nearsay_test_${process.pid}_`;
  onTeardown(dropCopies);
  const partitioned = `${whole}_partitioned`;
  await makeTemplate(whole, async (db) => {
    await migrate(db);
  });
  await makeTemplate(partitioned, async (db) => {
    await migrate(db);
    await partitionHotTables(db);
  });
  process.env["TEST_DATABASE_TEMPLATE"] = whole;
  process.env["TEST_DATABASE_PARTITIONED"] = partitioned;
}

/** Drops databases that processes opened and kept for later test files. */
async function dropCopies(): Promise<void> {
  for (const name of await listCopies())
    await administer(`drop database if exists ${name} with (force)`);
}

async function makeTemplate(
  name: string,
  fill: (db: PostgresDatabase) => Promise<void>,
): Promise<void> {
  await administer(`drop database if exists ${name} with (force)`);
  await administer(`create database ${name} template template0`);
  onTeardown(() => administer(`drop database ${name} with (force)`));
  const db = new PostgresDatabase({
    url: databaseUrl(name),
    poolSize: 1,
    statementTimeout: 15_000,
  });
  await fill(db);
  await db.close();
}

/** Tests do not need these, and a copy without them starts in half the time. */
const slimming = [
  "alter system set shared_buffers = '8MB'",
  // As on an operator's PostgreSQL, whose time zone is unknown.
  `alter system set timezone = '${testZone}'`,
  "update pg_database set datistemplate = false",
  "drop database template0",
  "drop database template1",
  "checkpoint",
];

async function preparePglite(folder: string): Promise<void> {
  const engine = await startPglite({});
  for (const statement of slimming) await engine.execute(statement);
  await saveDump("TEST_PGLITE_EMPTY");
  await migrate(new PgliteDatabase(alwaysOpen(engine)));
  await saveDump("TEST_PGLITE");
  await engine.close();

  async function saveDump(variable: string): Promise<void> {
    const path = join(folder, variable.toLowerCase());
    await writeFile(path, await engine.dump());
    process.env[variable] = path;
  }
}
