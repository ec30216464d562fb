import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** A row of a copied database, as somebody finds it who has the copy. */
export interface CopiedRow {
  table: string;
  /** Its position in the file of the table, from 0. */
  place: number;
  /**
   * The number of the transaction that wrote this version of it, and of the last
   * one that locked it, else 0.
   */
  xmin: number;
  xmax: number;
  columns: Readonly<Record<string, unknown>>;
}

/**
 * Every row of every table, in the order of the files. A dump has the same
 * order; a copy of the folder also has the numbers of transactions.
 */
export async function readCopy(db: Queryable): Promise<CopiedRow[]> {
  const tables = await db.query<{ file: string; name: string }>(sql`
    select files.oid::regclass::text as file,
           coalesce(wholes.relname, files.relname) as name
    from pg_class as files
    join pg_namespace on pg_namespace.oid = files.relnamespace
    left join pg_inherits on inhrelid = files.oid
    left join pg_class as wholes on wholes.oid = inhparent
    where files.relkind = 'r'
      and nspname = 'public'
    order by 1`);
  const rows: CopiedRow[][] = [];
  for (const { file, name } of tables)
    rows.push(await readFile(db, file, name));
  return rows.flat();
}

async function readFile(
  db: Queryable,
  file: string,
  table: string,
): Promise<CopiedRow[]> {
  const rows = await db.query<{
    xmin: string;
    xmax: string;
    columns: string;
  }>(sql`
    select xmin::text, xmax::text, to_jsonb(copied)::text as columns
    from ${raw(file)} as copied
    order by ctid`);
  return rows.map(({ xmin, xmax, columns }, place) => ({
    table,
    place,
    xmin: Number(xmin),
    xmax: Number(xmax),
    columns: JSON.parse(columns) as Record<string, unknown>,
  }));
}
