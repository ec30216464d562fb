import sql from "sql-template-tag";
import type { Database } from "./database.ts";
import { isUniqueViolation } from "./errors.ts";
import { readMigrations } from "./migration-files.ts";
import type { Migration } from "./migration-files.ts";

interface Applied {
  name: string;
  checksum: string;
}

/** Any number will do, as long as every process of Nearsay takes the same. */
const lock = "select pg_advisory_xact_lock(7327729);";

/**
 * Brings the database up to date and answers the names of what was applied.
 * Two processes may do so at once. Throws MigrationError with a way to mend it.
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

/** The migrations can't be applied; the message says how to mend it. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

const migrationsTable = `
  create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );`;

function readApplied(db: Database): Promise<Applied[]> {
  return db.query(sql`select name, checksum from migrations order by name`);
}

async function apply(db: Database, { name, checksum, script }: Migration) {
  // The row comes first: where another process was faster, it stops us here.
  const note = `insert into migrations (name, checksum) values ('${name}', '${checksum}');`;
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
      "Run the version that made it, or point DATA_DIR or DATABASE_URL at another database.",
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
        `Migration ${name} was changed after it was applied. Restore the file as it was and put the change into a new migration.`,
      );
  });
}
