import sql from "sql-template-tag";
import type { Job } from "../jobs.ts";
import type { Database } from "./database.ts";

const mebibyte = 2 ** 20;

/**
 * Lets the embedded engine release the files of its log after it wrote `most`
 * bytes. A PostgreSQL server does so automatically; a single process never
 * does, and its log would grow until the disk is full.
 */
export function boundLog(db: Database, most = 64 * mebibyte): Job {
  return {
    name: "bounding the log of the database",
    everyMs: 10_000,
    run: async () => {
      if ((await writtenSinceCheckpoint(db)) > most)
        await db.execute("checkpoint");
    },
  };
}

/** Bytes. */
async function writtenSinceCheckpoint(db: Database): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes
        from pg_control_checkpoint()`,
  );
  return row?.bytes ?? 0;
}
