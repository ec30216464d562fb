import type { Config } from "../config.ts";

/** Milliseconds: to restore or recount a large table takes longer than any request may. */
const statementTimeout = 3_600_000;

/** The config for a command, with longer timeouts on PostgreSQL. */
export function withLongTimeouts(config: Config): Config {
  const { database } = config;
  return database.engine === "postgres"
    ? { ...config, database: { ...database, poolSize: 1, statementTimeout } }
    : config;
}
