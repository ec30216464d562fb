import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import sql, { raw } from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { findPostgres } from "./find-postgres.ts";
import { databaseUrl } from "./test-postgres.ts";

const bytesMax = 2 ** 28;

/**
 * Everything that a copy of the database contains, as text: for PostgreSQL the
 * output of pg_dump, for the embedded engine every row.
 */
export function dumpDatabase(db: Database): Promise<string> {
  return db.engine === "postgres" ? runPgDump(db) : readAllRows(db);
}

async function runPgDump(db: Database): Promise<string> {
  const [row] = await db.query<{ name: string }>(sql`
    select current_database() as name`);
  // If programs are links, pg_dump may not be linked next to initdb.
  const initdb = await realpath(join(findPostgres(), "initdb"));
  const program = join(dirname(initdb), "pg_dump");
  const url = databaseUrl(row?.name ?? "");
  const options = { maxBuffer: bytesMax };
  return (await promisify(execFile)(program, [url], options)).stdout;
}

async function readAllRows(db: Database): Promise<string> {
  const tables = await db.query<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema')`);
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query<{ row: string }>(sql`
      select whole::text as row from ${raw(name)} as whole`);
    texts.push(name, ...rows.map(({ row }) => row));
  }
  return texts.join("\n");
}
