import sql from "sql-template-tag";
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { Database, Queryable, Transaction } from "./database.ts";
import { isUniqueViolation } from "./errors.ts";

/** A migration that a database has applied. */
export interface Applied {
  name: string;
  /** SHA-256 of its script. */
  checksum: string;
}

/** Any number works as long as every process of Nearsay uses the same one. */
const lock = "select pg_advisory_xact_lock(7327729);";

/**
 * Applies pending migrations and returns their names. Two processes can do so
 * at once. Throws MigrationError with a way to fix it.
 */
export async function migrate(
  db: Database,
  folder?: string | URL,
): Promise<string[]> {
  const known = await readMigrations(folder);
  await db.execute(`begin; ${lock} ${migrationsTable} commit;`);
  const applied = await readApplied(db);
  refuseNewer(known, applied);
  refuseChanged(known, applied);
  const pending = known.slice(applied.length);
  for (const migration of pending) await apply(db, migration);
  return pending.map(({ name }) => name);
}

/**
 * Migrates a database inside the caller's transaction: up to the first `count`
 * migrations, or all of them.
 */
export async function migrateWithin(
  tx: Transaction,
  count?: number,
): Promise<void> {
  const known = await readMigrations();
  await tx.execute(`${lock} ${migrationsTable}`);
  const applied = await readApplied(tx);
  for (const migration of known.slice(applied.length, count))
    await tx.execute(`${noteOf(migration)}\n${migration.script}`);
}

/** The names of migrations that the next start applies. Throws MigrationError as `migrate` does. */
export async function listPending(db: Database): Promise<string[]> {
  const known = await readMigrations();
  const applied = await readApplied(db);
  refuseNewer(known, applied);
  refuseChanged(known, applied);
  return known.slice(applied.length).map(({ name }) => name);
}

/** Whether no version of Nearsay has migrated this database. */
export async function isEmpty(db: Database): Promise<boolean> {
  const rows = await db.query<{ empty: boolean }>(
    sql`select to_regclass('migrations') is null as empty`,
  );
  return rows[0]?.empty !== false;
}

/** The migrations cannot be applied; the message explains how to fix it. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

const migrationsTable = `
  create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );`;

/** In the order in which they were applied. */
export function readApplied(db: Queryable): Promise<Applied[]> {
  return db.query(sql`select name, checksum from migrations order by name`);
}

function noteOf({ name, checksum }: Applied): string {
  return `insert into migrations (name, checksum) values ('${name}', '${checksum}');`;
}

async function apply(db: Database, migration: Migration) {
  const { name, script } = migration;
  // The row is inserted first: if another process was faster, this fails here.
  const note = noteOf(migration);
  try {
    await db.execute(`begin; ${lock} ${note}\n${script}\n; commit;`);
  } catch (error) {
    if (isUniqueViolation(error, "migrations_pkey")) return;
    const why = error instanceof Error ? error.message : String(error);
    throw new MigrationError(
      `Migration ${name} failed and was rolled back: ${why}`,
      { cause: error },
    );
  }
}

function refuseNewer(known: Migration[], applied: Applied[]): void {
  const names = new Set(known.map(({ name }) => name));
  const strange = applied.find(({ name }) => !names.has(name));
  if (strange === undefined) return;
  throw new MigrationError(
    `The database is newer than this version of Nearsay: it has ${strange.name}, which is not in server/migrations. ` +
      "Run the version that created it, or set DATA_DIR or DATABASE_URL to another database.",
  );
}

function refuseChanged(known: Migration[], applied: Applied[]): void {
  applied.forEach(({ name, checksum }, position) => {
    const expected = known[position];
    if (expected?.name !== name)
      throw new MigrationError(
        `Migration ${expected?.name ?? "?"} comes before ${name}, which is applied already. Give it the next free number.`,
      );
    if (expected.checksum !== checksum)
      throw new MigrationError(
        `Migration ${name} was changed after it was applied. Restore the file and put the change into a new migration.`,
      );
  });
}

export interface Migration extends Applied {
  /** File name without its extension, such as 0001-surveys. */
  name: string;
  script: string;
}

const migrationsFolder = new URL("../../../migrations/", import.meta.url);
const fileName = /^\d{4}[-_][a-z0-9_-]+\.sql$/;

/**
 * The numbered files of a folder, in order. Throws if a name does not match the
 * pattern or a number is used twice.
 */
export async function readMigrations(
  folder: string | URL = migrationsFolder,
): Promise<Migration[]> {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const files = (await readdir(path))
    .filter((file) => file.endsWith(".sql"))
    .sort();
  files.forEach(refuseName);
  return Promise.all(files.map((file) => readMigration(path, file)));
}

async function readMigration(path: string, file: string): Promise<Migration> {
  const content = await readFile(join(path, file), "utf8");
  // Line endings of a Windows checkout must not count as a change.
  const script = content.replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(script).digest("hex");
  return { name: file.slice(0, -".sql".length), script, checksum };
}

function refuseName(file: string, position: number, files: string[]): void {
  if (!fileName.test(file))
    throw new Error(
      `server/migrations/${file}: name it like 0001-what-it-does.sql.`,
    );
  const before = files[position - 1];
  if (before?.slice(0, 4) === file.slice(0, 4))
    throw new Error(
      `server/migrations: ${before} and ${file} share a number. Give the later one the next free number.`,
    );
}
