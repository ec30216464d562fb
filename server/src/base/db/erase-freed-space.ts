import sql from "sql-template-tag";
import type { Database } from "./database.ts";

/** Bytes of the tables that the embedded engine writes anew at most, as nobody else is served meanwhile. */
const rewrittenMax = 64 * 2 ** 20;

/**
 * Lets go of what deleted rows leave in files. The embedded engine writes its
 * tables anew, the smallest first, and begins a new log: the bytes are gone. A
 * server of PostgreSQL is asked to free the space alone, as writing anew keeps
 * everybody waiting: it overwrites the bytes when it needs the space.
 */
export async function eraseFreedSpace(db: Database): Promise<void> {
  const isEmbedded = db.engine === "pglite";
  let rewritten = 0;
  for (const { name, bytes } of await listTables(db)) {
    rewritten += bytes;
    const isAnew = isEmbedded && rewritten <= rewrittenMax;
    await db.execute(`vacuum ${isAnew ? "(full)" : ""} ${name}`);
    // What a server keeps to plan statements holds words of rows as well.
    if (!isEmbedded) await db.execute(`analyze ${name}`);
  }
  if (!isEmbedded) return;
  await db.execute("select pg_switch_wal()");
  await db.execute("checkpoint");
}

/** Of ours, partitions among them, the smallest first. */
function listTables(db: Database) {
  return db.query<{ name: string; bytes: number }>(sql`
    select oid::regclass::text as name, pg_total_relation_size(oid) as bytes
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by bytes, name`);
}
