import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, realpath, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { copyFolder } from "./copy-folder.ts";
import type { Database } from "./database.ts";
import { NoDatabase, PlaceTaken, StorageFull } from "./errors.ts";
import { keepPrivate } from "./keep-private.ts";
import { type FolderLock, lockFolder } from "./lock.ts";
import { PgliteKeeper } from "./pglite-keeper.ts";
import { PgliteThread } from "./pglite-thread.ts";
import { PgliteDatabase, type PgliteSessions } from "./pglite.ts";
import type { PostgresOptions } from "./postgres.ts";
import { lacksRoom } from "./storage-watch.ts";

export type DatabaseConfig =
  | { engine: "pglite"; folder: string }
  | (PostgresOptions & { engine: "postgres" });

export interface OpenOptions {
  database: DatabaseConfig;
  /** Folder to lock while an embedded database is open. */
  dataDir: string;
  /** MiB; see StorageWatchOptions. */
  dataDirMinFree: number;
  /** Whether an embedded database is made where there is none, as at a first start; true where it is left out. */
  mayCreate?: boolean;
  /** Told when the embedded database is gone for good; nothing can be asked of it then. */
  onDeath: (error: Error) => void;
}

/**
 * Opens the engine the config asks for, not yet migrated. Closing it gives the
 * folder back. Throws FolderInUse, NoDatabase, OpenToOthers or StorageFull.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { database } = options;
  if (database.engine === "pglite")
    return openEmbedded(database.folder, options);
  const { PostgresDatabase } = await import("./postgres.ts");
  return new PostgresDatabase(database);
}

async function openEmbedded(
  folder: string,
  { dataDir, dataDirMinFree, mayCreate = true, onDeath }: OpenOptions,
): Promise<Database> {
  if (!mayCreate && !existsSync(folder)) throw new NoDatabase(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    await keepPrivate(dataDir);
    await removeRemains(folder);
    if (!existsSync(folder)) await createInside(folder, async () => {});
    // It may be a link to a larger disk, and neither walk nor engine follow one.
    const linked = await realpath(folder);
    await keepPrivate(linked);
    const minFree = dataDirMinFree * 2 ** 20;
    const options = { folder: linked, minFree, onDeath };
    const keeper = await PgliteKeeper.start(options);
    return new PgliteDatabase({
      ...releasing(keeper, lock),
      copy: () => copyAway(linked, `${folder}${copyMark}`, minFree / 4),
    });
  } catch (error) {
    await lock.release();
    // The engine says only that it was aborted.
    const place = existsSync(folder) ? folder : dataDir;
    throw lacksRoom(place) ? new StorageFull(error) : error;
  }
}

export interface EmbeddedPlace {
  /** Of the database; nothing is there yet. */
  folder: string;
  /** Folder to lock meanwhile. */
  dataDir: string;
}

/**
 * Makes an embedded database and lets `fill` write into it. It stands in its
 * place once that is done, and not before, whatever ends the process.
 * Throws PlaceTaken, FolderInUse or OpenToOthers.
 */
export async function makeEmbedded<T>(
  { folder, dataDir }: EmbeddedPlace,
  fill: (db: Database) => Promise<T>,
): Promise<T> {
  const lock = await lockFolder(dataDir);
  try {
    await keepPrivate(dataDir);
    if (existsSync(folder)) throw new PlaceTaken(dataDir);
    return await createInside(folder, fill);
  } finally {
    await lock.release();
  }
}

/** What a process that was killed left beside a database holds what somebody wrote. */
async function removeRemains(folder: string): Promise<void> {
  await rm(draftOf(folder), { recursive: true, force: true });
  const parent = dirname(folder);
  const begin = `${basename(folder)}${copyMark}`;
  for (const name of await readdir(parent))
    if (name.startsWith(begin))
      await rm(join(parent, name), { recursive: true, force: true });
}

const copyMark = ".copy-";

/** @param reserve Bytes that have to stay free. */
async function copyAway(
  folder: string,
  beginning: string,
  reserve: number,
): Promise<() => Promise<PgliteSessions>> {
  const copy = `${beginning}${randomBytes(4).toString("hex")}`;
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    await copyFolder(folder, copy, reserve);
  } catch (error) {
    await remove();
    throw error;
  }
  return async () => {
    const source = { folder: copy };
    const thread = await PgliteThread.start(source, () => undefined).catch(
      async (error: unknown) => {
        await remove();
        throw error;
      },
    );
    return {
      session: () => Promise.resolve(thread),
      async close() {
        // Nobody reads what it would write at its end.
        await thread.kill();
        await remove();
      },
    };
  };
}

const draftOf = (folder: string) => `${folder}.new`;

/** Makes the database beside its place first: a start that is cut off leaves nothing half-made behind. */
async function createInside<T>(
  folder: string,
  fill: (db: Database) => Promise<T>,
): Promise<T> {
  const draft = draftOf(folder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const thread = await PgliteThread.start({ folder: draft }, () => undefined);
    const db = new PgliteDatabase(alone(thread));
    const result = await closing(db, fill);
    await rename(draft, folder);
    return result;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function closing<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

function alone(thread: PgliteThread): PgliteSessions {
  return {
    session: () => Promise.resolve(thread),
    close: () => thread.close(),
  };
}

function releasing(keeper: PgliteKeeper, lock: FolderLock): PgliteSessions {
  return {
    session: () => keeper.session(),
    storage: () => keeper.storage(),
    hold: () => keeper.hold(),
    async close() {
      await keeper.close();
      await lock.release();
    },
  };
}
