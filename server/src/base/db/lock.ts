import { constants } from "node:fs";
import {
  type FileHandle,
  mkdir,
  open,
  readFile,
  readdir,
  rm,
  stat,
} from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/** The holder of a folder, as its lock file states. */
interface Holder {
  pid: number;
  /** The machine or container in which the process id is valid. */
  host: string;
  /** ISO 8601. */
  since: string;
}

/** Another process uses the folder; the message names it and explains how to fix it. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  /** @param holder Null if unknown. */
  constructor(folder: string, holder: Holder | null) {
    super(
      `The folder ${folder} is in use by ${describe(holder)}. ` +
        "Stop that process first, or set DATA_DIR to another folder for this one.",
    );
  }
}

function describe(holder: Holder | null): string {
  if (holder === null) return "another process";
  const { pid, host, since } = holder;
  return `process ${pid}, which runs Nearsay on ${host} since ${since}`;
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks a folder against every other process, or throws FolderInUse. The
 * operating system holds the lock exactly as long as the process exists, even
 * while it is stopped or runs in another container.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The file is never removed: a lock on an unlinked file blocks no one.
  const path = join(folder, "lock");
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    await hold(file, folder);
    await settleFormerLocks(folder);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { release: () => file.close() };
}

async function hold(file: FileHandle, folder: string): Promise<void> {
  // Loaded on demand: PostgreSQL does not need it, and it may be unavailable
  // for the platform.
  const { tryLock } = await import("fs-native-extensions");
  if (!tryLock(file.fd)) throw new FolderInUse(folder, await readFrom(file));
  // Only information for a second process: a full disk must not prevent the
  // start.
  await introduce(file).catch(() => undefined);
}

/** Null if its process has not written it yet. */
async function readFrom(file: FileHandle): Promise<Holder | null> {
  // Windows does not permit reading a file that another process has locked.
  const text = await file.readFile("utf8").catch(() => "");
  try {
    const holder = JSON.parse(text) as Partial<Holder> | null;
    return holder?.pid && holder.host && holder.since
      ? (holder as Holder)
      : null;
  } catch {
    return null;
  }
}

async function introduce(file: FileHandle): Promise<void> {
  const since = new Date().toISOString();
  const holder: Holder = { pid: process.pid, host: hostname(), since };
  await file.truncate();
  await file.write(`${JSON.stringify(holder)}\n`, 0);
}

const pattern = /^lock\.\d+$/;
/** Milliseconds: a process that held such a lock touched it every two seconds. */
const silence = 10_000;

/**
 * Earlier versions locked a folder with numbered files, which no system lock
 * guards: a running one must be stopped by hand. Removes files that are left
 * over. Throws FolderInUse.
 */
async function settleFormerLocks(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => pattern.test(name));
  for (const file of names.map((name) => join(folder, name))) {
    if (await isHeld(file)) throw new FolderInUse(folder, null);
    await rm(file, { force: true });
  }
}

async function isHeld(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file);
  const isReleased = (await readFile(file, "utf8")).trim() === "released";
  return !isReleased && Date.now() - mtimeMs < silence;
}
