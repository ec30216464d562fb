import { readFile, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { FolderInUse } from "./lock-holder.ts";

const pattern = /^lock\.\d+$/;
/** Milliseconds: whoever held one touched it every two seconds. */
const silence = 10_000;

/**
 * Earlier versions held a folder by numbered files, which no lock of the
 * system guards: one that still runs has to be stopped by hand. Removes those
 * that are left over. Throws FolderInUse.
 */
export async function settleFormerLocks(folder: string): Promise<void> {
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
