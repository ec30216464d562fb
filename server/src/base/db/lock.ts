import { constants } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { settleFormerLocks } from "./former-locks.ts";
import { FolderInUse, type Holder, readHolder } from "./lock-holder.ts";

export { FolderInUse } from "./lock-holder.ts";

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks a folder against every other process, or throws FolderInUse. The lock
 * is the operating system's: it lasts as long as the process, also while that
 * is stopped or runs in another container, and not a moment longer.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The file is never removed: a lock on a file without a name holds nobody off.
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
  // Loaded here, as PostgreSQL needs none of it, wherever it may not be built for.
  const { tryLock } = await import("fs-native-extensions");
  if (!tryLock(file.fd)) throw new FolderInUse(folder, await readFrom(file));
  // A courtesy to whoever comes second: a full disk is no reason not to start.
  await introduce(file).catch(() => undefined);
}

async function readFrom(file: FileHandle): Promise<Holder | null> {
  // Windows lets nobody read what another process has locked.
  return readHolder(await file.readFile("utf8").catch(() => ""));
}

async function introduce(file: FileHandle): Promise<void> {
  const since = new Date().toISOString();
  const holder: Holder = { pid: process.pid, host: hostname(), since };
  await file.truncate();
  await file.write(`${JSON.stringify(holder)}\n`, 0);
}
