import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";

/** The names of the tables, without partitions. */
export async function listNames(
  db: Database,
  only = sql`true`,
): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select relname::text as name
    from pg_class
    where relnamespace = current_schema()::regnamespace
      and relkind in ('r', 'p') and not relispartition and ${only}
    order by relname`);
  return rows.map(({ name }) => name);
}
