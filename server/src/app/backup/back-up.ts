import { readFile } from "node:fs/promises";
import sql from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import { NoDatabase } from "../../base/db/errors.ts";
import { isEmpty, listPending, readApplied } from "../../base/db/migrate.ts";
import { type SecretCheck, readCheck } from "../keep-secret.ts";
import { type BackupHeader, formatVersion } from "./backup-lines.ts";
import type { Progress } from "./progress.ts";
import { readAtOnce, readLines } from "./read-rows.ts";
import { writeBackup } from "./write-backup.ts";

export interface BackupOptions {
  /** Path of the new file; it must not exist yet. */
  file: string;
  /** Names of the variables that are set. */
  settings: string[];
  now: Date;
  progress: Progress;
  /** Aborts the work with its reason, and leaves no file behind. */
  signal?: AbortSignal;
}

/**
 * Writes everything that backups contain of a database into a file, as a
 * snapshot; applies no migrations. Returns the size of the file in bytes.
 * @throws NoDatabase, MigrationError, BackupRefused
 */
export async function backUp(
  db: Database,
  { file, settings, now, progress, signal }: BackupOptions,
): Promise<number> {
  await refuseUnknown(db);
  return readAtOnce(db, async (tx) => {
    const header = await describe(tx, { engine: db.engine, now, settings });
    return writeBackup(file, readLines(tx, header, progress), signal);
  });
}

/**
 * @throws NoDatabase; MigrationError if a newer version made the database,
 * because this version cannot know what to back up.
 */
export async function refuseUnknown(db: Database): Promise<void> {
  if (await isEmpty(db)) throw new NoDatabase("DATABASE_URL");
  await listPending(db);
}

/** The first line of a backup. */
export async function describe(
  tx: Queryable,
  {
    engine,
    now,
    settings,
  }: Pick<Database, "engine"> & Pick<BackupOptions, "now" | "settings">,
): Promise<BackupHeader> {
  return {
    nearsay_backup: formatVersion,
    version: await readVersion(),
    engine,
    made_at: now.toISOString(),
    migrations: await readApplied(tx),
    secret_check: await readSecretCheck(tx),
    settings,
  };
}

/**
 * Like backUp, for a database that serves requests in the meantime; they wait
 * only for a moment.
 */
export async function backUpServing(
  db: Database,
  options: BackupOptions,
): Promise<number> {
  if (db.openCopy === undefined) return backUp(db, options);
  const copy = await db.openCopy();
  try {
    return await backUp(copy, options);
  } finally {
    await copy.close();
  }
}

async function readVersion(): Promise<string> {
  const file = new URL("../../../package.json", import.meta.url);
  return (JSON.parse(await readFile(file, "utf8")) as { version: string })
    .version;
}

/** Null if the database is older than the check value. */
async function readSecretCheck(tx: Queryable): Promise<SecretCheck | null> {
  const [row] = await tx.query<{ known: boolean }>(
    sql`select to_regclass('secret_check') is not null as known`,
  );
  return row?.known === true ? readCheck(tx) : null;
}
