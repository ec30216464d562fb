import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Config, readConfig } from "./config.ts";
import { NoDatabase } from "../base/db/errors.ts";
import { FolderInUse } from "../base/db/lock.ts";
import { isEmpty, migrate } from "../base/db/migrate.ts";
import { type DatabaseConfig, openDatabase } from "../base/db/open.ts";
import { explainFailure } from "./explain-failure.ts";
import { keepKey } from "./keep-secret.ts";
import { type WithDesk, createWithDesk } from "./operator/desk.ts";
import { askSite } from "./operator/ask-site.ts";
import { type Terminal, runOperator } from "./operator/run-operator.ts";

/** Milliseconds: to delete a large survey takes longer than any request may. */
const statementTimeout = 600_000;

function patient(database: DatabaseConfig): DatabaseConfig {
  return database.engine === "postgres"
    ? { ...database, statementTimeout }
    : database;
}

/** Opens the database for one command, once the command is understood. */
const withDesk: WithDesk = async (work) => {
  const config = readConfig(process.env);
  const db = await openDatabase({
    database: patient(config.database),
    dataDir: config.dataDir,
    dataDirMinFree: config.dataDirMinFree,
    mayCreate: false,
    onDeath: fail,
  });
  try {
    if (await isEmpty(db)) throw new NoDatabase("DATABASE_URL");
    await migrate(db);
    const secret = await keepKey(db, config);
    return await createWithDesk(db, () => new Date(), secret)(work);
  } finally {
    await db.close();
  }
};

function fail(error: unknown): never {
  const nowhere: Pick<Config, "host" | "port"> = { host: "", port: 0 };
  process.stderr.write(`${explainFailure(error, nowhere)}\n`);
  process.exit(1);
}

// As npm start does, so that both mean the same data folder.
const root = fileURLToPath(new URL("../../..", import.meta.url));
process.chdir(root);
if (existsSync(".env")) process.loadEnvFile(".env");
const args = process.argv.slice(2);
const terminal: Terminal = {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
};
try {
  process.exitCode = await runOperator(args, withDesk, terminal);
} catch (error) {
  process.exitCode = await askHolder(error);
}

/** Where a site that runs holds the folder, it carries the command out. */
async function askHolder(error: unknown): Promise<number> {
  if (!(error instanceof FolderInUse)) fail(error);
  const { dataDir } = readConfig(process.env);
  return (await askSite(dataDir, args, terminal)) ?? fail(error);
}
