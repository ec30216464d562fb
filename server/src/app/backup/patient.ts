import type { Config } from "../config.ts";

/** Milliseconds: to restore or recount a large table takes longer than any request may. */
const statementTimeout = 3_600_000;

/** The same for a command, which may take its time with PostgreSQL. */
export function patient(config: Config): Config {
  const { database } = config;
  return database.engine === "postgres"
    ? { ...config, database: { ...database, poolSize: 1, statementTimeout } }
    : config;
}
