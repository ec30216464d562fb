import { enterSite, fail, terminal } from "./command-line.ts";
import { readConfig } from "./config.ts";
import { NoDatabase } from "../base/db/errors.ts";
import { FolderInUse } from "../base/db/lock.ts";
import { isEmpty, migrate } from "../base/db/migrate.ts";
import { type DatabaseConfig, openDatabase } from "../base/db/open.ts";
import { keepKey } from "./keep-secret.ts";
import {
  type WithCommandDeps,
  createWithCommandDeps,
} from "./operator/command-deps.ts";
import { askSite } from "./operator/ask-site.ts";
import { runOperator } from "./operator/run-operator.ts";

/** Milliseconds: to delete a large survey takes longer than any request may. */
const statementTimeout = 600_000;

function withLongTimeouts(database: DatabaseConfig): DatabaseConfig {
  return database.engine === "postgres"
    ? { ...database, statementTimeout }
    : database;
}

/** Opens the database for one command, after the command has been parsed. */
const withCommandDeps: WithCommandDeps = async (work) => {
  const config = readConfig(process.env);
  const db = await openDatabase({
    database: withLongTimeouts(config.database),
    dataDir: config.dataDir,
    dataDirMinFree: config.dataDirMinFree,
    mayCreate: false,
    onDeath: fail,
  });
  try {
    if (await isEmpty(db)) throw new NoDatabase("DATABASE_URL");
    await migrate(db);
    const secret = await keepKey(db, config);
    return await createWithCommandDeps(db, () => new Date(), secret)(work);
  } finally {
    await db.close();
  }
};

enterSite();
const args = process.argv.slice(2);
try {
  process.exitCode = await runOperator(args, withCommandDeps, terminal);
} catch (error) {
  process.exitCode = await askHolder(error);
}

/** If a running site holds the folder, it runs the command. */
async function askHolder(error: unknown): Promise<number> {
  if (!(error instanceof FolderInUse)) fail(error);
  const { dataDir } = readConfig(process.env);
  return (await askSite(dataDir, args, terminal)) ?? fail(error);
}
