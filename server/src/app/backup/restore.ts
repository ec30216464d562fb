import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import sql, { raw } from "sql-template-tag";
import type { Transaction } from "../../base/db/database.ts";
import { PlaceTaken } from "../../base/db/errors.ts";
import { readMigrations } from "../../base/db/migrate.ts";
import { makeEmbedded, openDatabase } from "../../base/db/open.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Config } from "../config.ts";
import { type SecretCheck, hasSecretOf, noteCheck } from "../keep-secret.ts";
import { type BackupHeader, BackupRefused } from "./backup-lines.ts";
import { listTables } from "./catalogue.ts";
import { type BackupPart, readBackup } from "./read-backup.ts";
import type { Progress } from "./progress.ts";
import { restoreRows } from "./restore-rows.ts";

export interface RestoreOptions {
  file: string;
  /** Whether a site with another secret may get the data; no code then works. */
  otherSecret?: boolean;
  progress: Progress;
}

export interface Restored {
  header: BackupHeader;
  rows: number;
  /** Number of counters that differ from their rows. */
  mismatches: number;
}

/**
 * Restores a backup to the database that the site is set to use, all or
 * nothing.
 * @throws BackupRefused, PlaceTaken, FolderInUse
 */
export async function restore(
  config: Config,
  { file, otherSecret = false, progress }: RestoreOptions,
): Promise<Restored> {
  const header = await checkBackup(file);
  const source = { header, parts: readBackup(file), progress };
  const secret = await checkSecret(config, header, otherSecret);
  return inEmptyPlace(config, (tx) => fill(tx, source, secret));
}

/** Restores a backup to a temporary folder next to it, to check that it can be restored. */
export async function tryRestore({
  file,
  progress,
}: Omit<RestoreOptions, "otherSecret">): Promise<Restored> {
  const header = await checkBackup(file);
  const dataDir = await mkdtemp(join(dirname(file), ".nearsay-try-"));
  try {
    const place = { folder: join(dataDir, "database"), dataDir };
    const source = { header, parts: readBackup(file), progress };
    return await makeEmbedded(place, (db) =>
      db.transaction((tx) => fill(tx, source, null)),
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Reads the file to its end first, so that nothing begins with an unusable backup. */
async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const part of readBackup(file))
    if ("header" in part) {
      ({ header } = part);
      await refuseStrange(header);
    }
  return header as BackupHeader;
}

/** A version that does not know all of its migrations cannot interpret its rows. */
async function refuseStrange({
  migrations,
  version,
}: BackupHeader): Promise<void> {
  const known = await readMigrations();
  for (const [place, { name, checksum }] of migrations.entries()) {
    const ours = known[place];
    if (ours?.name === name && ours.checksum === checksum) continue;
    throw new BackupRefused(
      `The backup was created by another version of Nearsay (${version}), with a migration ${name} that this version does not have. Restore it with the version that created it, or a later one.`,
    );
  }
}

/**
 * The check value to store in the restored site; null leaves that to the first
 * start.
 * @throws BackupRefused if neither the secret of the site nor its old one is the
 * backup's.
 */
export async function checkSecret(
  config: Config,
  { secret_check: secret }: BackupHeader,
  otherSecret = false,
): Promise<SecretCheck | null> {
  if (secret === null || (await hasSecretOf(secret, config))) return secret;
  if (otherSecret) return null;
  throw wrongSecret(config);
}

function wrongSecret({ secret, dataDir }: Config): BackupRefused {
  const mend =
    secret === null
      ? `Copy the file "secret" of the previous data folder into ${dataDir}, or set SECRET to its content.`
      : "Set SECRET to its previous value, or SECRET_OLD if the secret was changed after the backup.";
  return new BackupRefused(
    `The secret is not the one of the site that was backed up: no access code, key or session would be valid. ${mend} Use --other-secret to restore the backup anyway.`,
  );
}

/**
 * Runs the work on the empty database of a site, all or nothing.
 * @throws PlaceTaken, FolderInUse
 */
export async function inEmptyPlace<T>(
  config: Config,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { database, dataDir } = config;
  if (database.engine === "pglite")
    return makeEmbedded({ folder: database.folder, dataDir }, (db) =>
      db.transaction(work),
    );
  const db = await openDatabase({ ...config, onDeath: () => undefined });
  try {
    return await db.transaction(async (tx) => {
      await refuseFull(tx);
      return work(tx);
    });
  } finally {
    await db.close();
  }
}

/** Refuses any existing relation, of Nearsay or not. */
async function refuseFull(tx: Transaction): Promise<void> {
  const [row] = await tx.query<{ full: boolean }>(sql`
    select exists (
      select from pg_class
      where relnamespace = current_schema()::regnamespace
        and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (
          select from pg_depend
          where objid = pg_class.oid and deptype = 'e'
        )
    ) as full`);
  if (row?.full !== false) throw new PlaceTaken("DATABASE_URL");
}

export interface Source {
  header: BackupHeader;
  parts: AsyncIterable<BackupPart>;
  progress: Progress;
}

/** @param secret The check value to store, as `checkSecret` returns it. */
export async function fill(
  tx: Transaction,
  { header, parts, progress }: Source,
  secret: SecretCheck | null,
): Promise<Restored> {
  const counts = await restoreRows(tx, parts, progress);
  if (secret !== null) await noteCheck(tx, secret);
  // Without statistics, the database would choose bad plans, which can take
  // hours.
  for (const { quoted } of await listTables(tx))
    await tx.query(sql`analyze ${raw(quoted)}`);
  const mismatches = await findCounterMismatches(tx);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { header, rows, mismatches: mismatches.length };
}
