import sql, { raw } from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { listTables } from "./empty-database.ts";

/**
 * Everything in which two databases could differ for a test, one line each:
 * rows, sequences, schema.
 */
export async function describeDatabase(db: Database): Promise<string[]> {
  const rows: string[] = [];
  for (const name of await listTables(db))
    rows.push(...(await readRows(db, name)));
  return [...rows, ...(await readSequences(db)), ...(await readSchema(db))];
}

async function readRows(db: Database, table: string): Promise<string[]> {
  const rows = await db.query<{ row: string }>(sql`
    select whole::text as "row" from ${raw(table)} as whole order by 1`);
  return rows.map(({ row }) => `row of ${table}: ${row}`);
}

async function readSequences(db: Database): Promise<string[]> {
  const rows = await db.query<{ line: string }>(sql`
    select format('sequence %s: %s', sequencename, coalesce(last_value, 0)) as "line"
    from pg_sequences
    where schemaname = 'public'
    order by 1`);
  return rows.map(({ line }) => line);
}

async function readSchema(db: Database): Promise<string[]> {
  const rows = await db.query<{ line: string }>(sql`
    select format('column %s.%s: %s', attrelid::regclass, attname,
                  format_type(atttypid, atttypmod)) as "line"
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0
    union all
    select format('constraint %s of %s: %s', conname, conrelid::regclass,
                  pg_get_constraintdef(oid))
    from pg_constraint
    where connamespace = 'public'::regnamespace
    union all
    select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select format('trigger %s', pg_get_triggerdef(oid))
    from pg_trigger
    where not tgisinternal
    union all
    select format('function %s: %s', proname, prosrc)
    from pg_proc
    where pronamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}
