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
  /**
   * Whether to create an embedded database if there is none, as at a first
   * start; true if omitted.
   */
  mayCreate?: boolean;
  /** Called when the embedded database is lost and cannot be used any more. */
  onDeath: (error: Error) => void;
}

/**
 * Opens the engine that the config selects, without migrating it. Closing it
 * releases the folder. Throws FolderInUse, NoDatabase, OpenToOthers or
 * StorageFull.
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
    // It may be a link to a larger disk, which neither keepPrivate nor the
    // engine follows.
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
    // The engine only reports that it was aborted.
    const place = existsSync(folder) ? folder : dataDir;
    throw lacksRoom(place) ? new StorageFull(error) : error;
  }
}

export interface EmbeddedPlace {
  /** Folder of the database; it does not exist yet. */
  folder: string;
  /** Folder to lock in the meantime. */
  dataDir: string;
}

/**
 * Creates an embedded database and lets `fill` write into it. It gets its final
 * name only after that is done, whatever ends the process. Throws PlaceTaken,
 * FolderInUse or OpenToOthers.
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

/** Removes what a killed process left next to a database, because it contains text of users. */
async function removeRemains(folder: string): Promise<void> {
  await rm(draftOf(folder), { recursive: true, force: true });
  const parent = dirname(folder);
  const begin = `${basename(folder)}${copyMark}`;
  for (const name of await readdir(parent))
    if (name.startsWith(begin))
      await rm(join(parent, name), { recursive: true, force: true });
}

const copyMark = ".copy-";

/** @param reserve Bytes that must stay free. */
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
        // Killed, because what it would write when closing is deleted anyway.
        await thread.kill();
        await remove();
      },
    };
  };
}

const draftOf = (folder: string) => `${folder}.new`;

/**
 * Creates the database under a temporary name first, so that an interrupted
 * start leaves no incomplete database behind.
 */
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
