import sql from "sql-template-tag";
import type { Database } from "../db/database.ts";
import { readMigrations } from "../db/migration-files.ts";

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
  let known: Promise<string[]> | undefined;

  async function isMigrated(): Promise<boolean> {
    known ??= readMigrations().then((all) => all.map(({ name }) => name));
    const rows = await db.query<{ name: string }>(
      sql`select name from migrations`,
    );
    const applied = new Set(rows.map(({ name }) => name));
    return (await known).every((name) => applied.has(name));
  }

  return {
    check: async () =>
      !stopping && (await soon(isMigrated().catch(() => false))),
    stop: () => {
      stopping = true;
    },
  };
}

/** False when the answer takes too long. */
async function soon(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
