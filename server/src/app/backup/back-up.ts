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
  /** Path of the file; there is none yet. */
  file: string;
  /** Names of the variables that are set. */
  settings: string[];
  now: Date;
  progress: Progress;
  /** Ends the work with its reason, and leaves nothing. */
  signal?: AbortSignal;
}

/**
 * Writes all that is kept of a database into a file, as it is at one moment;
 * it is not brought up to date for that. Returns how many bytes the file has.
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

/** @throws NoDatabase, MigrationError of a newer version's, of which nobody here knows what it means to keep. */
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

/** As backUp, of a database that serves others meanwhile, who wait for a moment at most. */
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

/** Null where the database is from before there was one. */
async function readSecretCheck(tx: Queryable): Promise<SecretCheck | null> {
  const [row] = await tx.query<{ known: boolean }>(
    sql`select to_regclass('secret_check') is not null as known`,
  );
  return row?.known === true ? readCheck(tx) : null;
}
