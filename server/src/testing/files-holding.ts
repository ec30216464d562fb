import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";

/**
 * Files of tables, indexes and their metadata that contain a word, in used or
 * unused space; for the embedded engine, whose write-ahead log the server owns,
 * also files of the log.
 */
export async function filesHolding(
  db: Database,
  word: string,
): Promise<string[]> {
  await db.execute("checkpoint");
  const rows = await db.query<{ path: string }>(sql`
    select path
    from (
      select 'base/' || pg_database.oid || '/' || name as path
      from pg_database, pg_ls_dir('base/' || pg_database.oid) as name
      where datname = current_database()
      union all
      select 'pg_wal/' || name
      from pg_ls_waldir()
      where ${db.engine === "pglite"}
    ) as files
    where position(${Buffer.from(word)} in pg_read_binary_file(path)) > 0
    order by path`);
  return rows.map(({ path }) => path);
}
