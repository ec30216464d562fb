import { setTimeout } from "node:timers/promises";
import sql from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import type { Config } from "../config.ts";
import { describe, refuseUnknown } from "./back-up.ts";
import { BackupRefused } from "./backup-lines.ts";
import { type Progress, createProgress } from "./progress.ts";
import { readParts } from "./read-backup.ts";
import { readAtOnce, readLines } from "./read-rows.ts";
import { type Restored, checkSecret, fill, inEmptyPlace } from "./restore.ts";

export interface MoveCourse {
  progress: Progress;
  /** Called when the site must be stopped, if it still runs. */
  onReady?: (text: string) => void;
}

/**
 * Moves a site's data to an empty target on either engine, all or nothing,
 * after the site is stopped: otherwise what it stores in the meantime would be
 * lost. Until the target is prepared, the site can serve requests. The original
 * data stay unchanged.
 * @throws BackupRefused, PlaceTaken, NoDatabase
 */
export async function move(
  from: Database,
  to: Config,
  { progress, onReady }: MoveCourse,
): Promise<Restored> {
  await refuseUnknown(from);
  await checkSecret(to, await describe(from, about(from)));
  return inEmptyPlace(to, async (place) => {
    await waitUntilStopped(from, onReady);
    return readAtOnce(from, async (tx) => {
      await refuseServed(tx);
      const header = await describe(tx, about(from));
      // Progress is reported when rows are written, not when they are read.
      const unheard = createProgress(() => undefined);
      const lines = listsOf(readLines(tx, header, unheard));
      const parts = readParts("The data that was read", lines);
      const secret = await checkSecret(to, header);
      return fill(place, { header, parts, progress }, secret);
    });
  });
}

/**
 * Like move, for an embedded database that serves requests in the meantime.
 * Writing is blocked from the beginning, so that everything that was confirmed
 * is in the new place. If the move fails, the site continues as before.
 */
export async function moveServing(
  from: Database,
  to: Config,
  course: MoveCourse,
): Promise<Restored> {
  const release = from.hold?.();
  try {
    const copy = (await from.openCopy?.()) ?? from;
    try {
      return await move(copy, to, course);
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

const about = ({ engine }: Database) => ({
  engine,
  now: new Date(),
  settings: [],
});

/** Milliseconds. */
const stopPace = 100;

async function waitUntilStopped(
  from: Database,
  onReady: MoveCourse["onReady"],
): Promise<void> {
  let others = await countOthers(from);
  if (others > 0)
    onReady?.(
      `The target is ready. Stop all processes of the site now; they have ${others} open connections to its database. The move begins when these are closed.`,
    );
  for (; others > 0; others = await countOthers(from))
    await setTimeout(stopPace);
}

/** Rows written from now on would not be read. */
async function refuseServed(tx: Queryable): Promise<void> {
  if ((await countOthers(tx)) > 0)
    throw new BackupRefused(
      "A process of the site was started again. Nothing was moved. Stop it, then repeat the move.",
    );
}

/**
 * On the embedded engine, the lock of the folder ensures this, and there are no
 * other connections.
 */
async function countOthers(db: Queryable): Promise<number> {
  const [row] = await db.query<{ others: number }>(sql`
    select count(*) as others
    from pg_stat_activity
    where datname = current_database()
      and application_name = 'nearsay'
      and pid <> pg_backend_pid()`);
  return row?.others ?? 0;
}
