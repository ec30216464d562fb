import sql from "sql-template-tag";
import type { Database } from "./database.ts";

/**
 * Maximum bytes of tables that the embedded engine rewrites, because no other
 * request is served while it does.
 */
const rewrittenMax = 64 * 2 ** 20;

/**
 * Erases what deleted rows leave in files. The embedded engine rewrites its
 * tables, the smallest first, and starts a new log: the bytes are gone. A
 * PostgreSQL server only frees the space, because rewriting would block
 * everyone; it overwrites the bytes when it needs the space.
 */
export async function eraseFreedSpace(db: Database): Promise<void> {
  const isEmbedded = db.engine === "pglite";
  let rewritten = 0;
  for (const { name, bytes } of await listTables(db)) {
    rewritten += bytes;
    const isAnew = isEmbedded && rewritten <= rewrittenMax;
    await db.execute(`vacuum ${isAnew ? "(full)" : ""} ${name}`);
    // A server's planner statistics also contain text from rows.
    if (!isEmbedded) await db.execute(`analyze ${name}`);
  }
  if (!isEmbedded) return;
  await db.execute("select pg_switch_wal()");
  await db.execute("checkpoint");
}

/** Tables of this schema, including partitions, the smallest first. */
function listTables(db: Database) {
  return db.query<{ name: string; bytes: number }>(sql`
    select oid::regclass::text as name, pg_total_relation_size(oid) as bytes
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by bytes, name`);
}
