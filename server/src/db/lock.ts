import { mkdir, rm, utimes } from "node:fs/promises";
import { isAlive } from "./lock-holder.ts";
import type { Holder } from "./lock-holder.ts";
import { createLock, findLocks, markReleased } from "./lock-files.ts";
import { processSpace, processStart } from "./process-identity.ts";

export interface FolderLock {
  release(): Promise<void>;
}

/** Another process works in the folder; the message names it and says how to mend it. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  constructor(folder: string, holder: Holder) {
    super(
      `The folder ${folder} is in use by process ${holder.pid}, which runs Nearsay since ${holder.since}. ` +
        "Stop that one first, or give this one a folder of its own with DATA_DIR.",
    );
  }
}

const heartbeat = 2_000;
const attempts = 20;

/**
 * Locks a folder against every other process, or throws FolderInUse. A lock
 * whose process is gone is taken over.
 *
 * Locks are numbered files and the highest number counts. Whoever finds it
 * free creates the next number, which can succeed only once, and then makes
 * sure that it is the highest still. Numbers never go down, so a slow process
 * cannot mistake a new lock for the old one it judged.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let attempt = 0; attempt < attempts; attempt++) {
    const lock = await tryLock(folder);
    if (lock !== null) return lock;
  }
  throw new Error(`The folder ${folder} could not be locked: try again.`);
}

async function tryLock(folder: string): Promise<FolderLock | null> {
  const [latest] = await findLocks(folder);
  if (latest?.holder && isAlive(latest.holder, latest.touched))
    throw new FolderInUse(folder, latest.holder);
  const number = (latest?.number ?? 0) + 1;
  const file = await createLock(folder, number, describeThisProcess());
  if (file === null) return null;
  const [highest, ...older] = await findLocks(folder);
  if (highest?.number !== number) {
    await rm(file, { force: true });
    return null;
  }
  await Promise.all(older.map((lock) => rm(lock.file, { force: true })));
  return hold(file);
}

function hold(file: string): FolderLock {
  const beat = setInterval(() => {
    const now = new Date();
    // A missed beat matters only if many are missed.
    utimes(file, now, now).catch(() => undefined);
  }, heartbeat);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      await markReleased(file);
    },
  };
}

function describeThisProcess(): Holder {
  return {
    pid: process.pid,
    since: new Date().toISOString(),
    started: processStart(process.pid),
    space: processSpace(),
  };
}
