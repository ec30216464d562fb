import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";

/** Files of tables, indexes and what is kept of them that hold a word, used space or not; of the embedded engine, whose log is ours, those of the log as well. */
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
