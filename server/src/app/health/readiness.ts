import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { readMigrations } from "../../base/db/migration-files.ts";
import { within } from "../../base/within.ts";

/** Milliseconds that a check may take. */
const patience = 1000;

/** Whether requests should be sent here. */
export interface Readiness {
  /** "no" while the database is away, lacks a migration, or the process is about to stop; "full" while nothing can be written. Takes a second at most. */
  check(): Promise<"yes" | "no" | "full">;
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
    async check() {
      if (stopping) return "no";
      if (db.storage?.()?.state === "full") return "full";
      const isReady = await within(patience, isMigrated()).catch(() => false);
      return isReady ? "yes" : "no";
    },
    stop: () => {
      stopping = true;
    },
  };
}
