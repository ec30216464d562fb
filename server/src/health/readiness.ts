import sql from "sql-template-tag";
import type { Database } from "../db/database.ts";
import { readMigrations } from "../db/migration-files.ts";
import { within } from "../within.ts";

/** Milliseconds that a check may take. */
const patience = 1000;

/** Whether requests should be sent here. */
export interface Readiness {
  /** False while the database is away, lacks a migration, or the process is about to stop. Takes a second at most. */
  check(): Promise<boolean>;
  /** From now on it is not. */
  stop(): void;
}

export function createReadiness(db: Database): Readiness {
  let stopping = false;
  let migrations: { name: string }[] | undefined;

  async function isMigrated(): Promise<boolean> {
    migrations ??= await readMigrations();
    const rows = await db.query<{ name: string }>(
      sql`select name from migrations`,
    );
    const applied = new Set(rows.map(({ name }) => name));
    return migrations.every(({ name }) => applied.has(name));
  }

  return {
    check: async () =>
      !stopping && (await within(patience, isMigrated()).catch(() => false)),
    stop: () => {
      stopping = true;
    },
  };
}
