import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../db/migrate.ts";
import { startPglite } from "../db/pglite-engine.ts";
import { PgliteDatabase } from "../db/pglite.ts";
import { PostgresDatabase } from "../db/postgres.ts";
import { startPostgres } from "./start-postgres.ts";
import { administer, databaseUrl } from "./test-postgres.ts";
import { onTeardown } from "./global-teardown.ts";

/** Prepares one migrated database per engine; every test works on copies. */
export default async function prepareDatabases(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nearsay-tests-"));
  onTeardown(() => rm(folder, { recursive: true, force: true }));
  await Promise.all([preparePostgres(), preparePglite(folder)]);
}

async function preparePostgres(): Promise<void> {
  const postgres = await startPostgres();
  onTeardown(() => postgres.stop());
  process.env["TEST_DATABASE_URL"] = postgres.url;
  const template = `nearsay_template_${process.pid}`;
  await administer(`drop database if exists ${template} with (force)`);
  await administer(`create database ${template} template template0`);
  onTeardown(() => administer(`drop database ${template} with (force)`));
  const db = new PostgresDatabase({
    url: databaseUrl(template),
    poolSize: 1,
    statementTimeout: 15_000,
  });
  await migrate(db);
  await db.close();
  process.env["TEST_DATABASE_TEMPLATE"] = template;
}

async function preparePglite(folder: string): Promise<void> {
  const engine = await startPglite({});
  await saveDump("TEST_PGLITE_EMPTY");
  await migrate(new PgliteDatabase(engine));
  await saveDump("TEST_PGLITE");
  await engine.close();

  async function saveDump(variable: string): Promise<void> {
    const path = join(folder, variable.toLowerCase());
    await writeFile(path, await engine.dump());
    process.env[variable] = path;
  }
}
