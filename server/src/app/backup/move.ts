import sql from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Config } from "../config.ts";
import { describe, refuseUnknown } from "./back-up.ts";
import { BackupRefused } from "./backup-lines.ts";
import { type Progress, createProgress } from "./progress.ts";
import { readParts } from "./read-backup.ts";
import { readAtOnce, readLines } from "./read-rows.ts";
import { type Restored, restoreFrom } from "./restore.ts";

/**
 * Moves what a site keeps to an empty place on either engine, all or nothing,
 * while the site is stopped: what it took meanwhile would be lost. What was
 * there stays as it is.
 * @throws BackupRefused, PlaceTaken, NoDatabase
 */
export async function move(
  from: Database,
  to: Config,
  progress: Progress,
): Promise<Restored> {
  await refuseUnknown(from);
  return readAtOnce(from, async (tx) => {
    await refuseServed(tx);
    const given = { engine: from.engine, now: new Date(), settings: [] };
    const header = await describe(tx, given);
    // Rows are told of once they are written.
    const unheard = createProgress(() => undefined);
    const lines = listsOf(readLines(tx, header, unheard));
    const parts = readParts("What was read", lines);
    return restoreFrom(to, { header, parts, progress });
  });
}

/**
 * As move, of an embedded database that serves others meanwhile. Nothing is
 * written from its beginning on, so that all that anybody was told is kept is in
 * the new place; where it fails, the site goes on as before.
 */
export async function moveServing(
  from: Database,
  to: Config,
  progress: Progress,
): Promise<Restored> {
  const release = from.hold?.();
  try {
    const copy = (await from.openCopy?.()) ?? from;
    try {
      return await move(copy, to, progress);
    } finally {
      if (copy !== from) await copy.close();
    }
  } catch (error) {
    release?.();
    throw error;
  }
}

async function* listsOf(texts: AsyncIterable<string>) {
  for await (const text of texts) yield text.slice(0, -1).split("\n");
}

/** On the embedded engine the lock of the folder tells, and nobody else is connected. */
async function refuseServed(tx: Queryable): Promise<void> {
  const [row] = await tx.query<{ others: number }>(sql`
    select count(*) as others
    from pg_stat_activity
    where datname = current_database()
      and application_name = 'nearsay'
      and pid <> pg_backend_pid()`);
  if (row !== undefined && row.others > 0)
    throw new BackupRefused(
      `The site still has ${row.others} connections to its database: stop every process of it, so that nothing is written meanwhile.`,
    );
}
