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
  /** Told when the site has to be stopped, where that is still to be done. */
  onReady?: (text: string) => void;
}

/**
 * Moves what a site keeps to an empty place on either engine, all or nothing,
 * once the site is stopped: what it took meanwhile would be lost. Until its
 * place is made it may serve. What was there stays as it is.
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
      // Rows are told of once they are written.
      const unheard = createProgress(() => undefined);
      const lines = listsOf(readLines(tx, header, unheard));
      const parts = readParts("What was read", lines);
      const secret = await checkSecret(to, header);
      return fill(place, { header, parts, progress }, secret);
    });
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
      `The new place is ready. Stop every process of the site now, which still has ${others} connections to its database: the move begins once they are gone.`,
    );
  for (; others > 0; others = await countOthers(from))
    await setTimeout(stopPace);
}

/** What is written from now on would be in no row that is read. */
async function refuseServed(tx: Queryable): Promise<void> {
  if ((await countOthers(tx)) > 0)
    throw new BackupRefused(
      "A process of the site was started again. Nothing was moved: stop it, and move again.",
    );
}

/** On the embedded engine the lock of the folder tells, and nobody else is connected. */
async function countOthers(db: Queryable): Promise<number> {
  const [row] = await db.query<{ others: number }>(sql`
    select count(*) as others
    from pg_stat_activity
    where datname = current_database()
      and application_name = 'nearsay'
      and pid <> pg_backend_pid()`);
  return row?.others ?? 0;
}
