import type { Stats } from "node:fs";
import { chmod, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./errors.ts";

/**
 * Other accounts may read or change the data, and this cannot be fixed
 * automatically; the message states where and what to do.
 */
export class OpenToOthers extends Error {
  override readonly name = "OpenToOthers";

  constructor(path: string, mode: number, cause?: unknown) {
    const octal = (mode & 0o7777).toString(8).padStart(4, "0");
    super(
      `Other accounts of this machine can access ${path} (mode ${octal}), and this account cannot prevent it. ` +
        "Set DATA_DIR to a folder that this account creates, for example a new one in the same location, on a file system that supports owners of files.",
      { cause },
    );
  }
}

/** The mode bits to remove: folders get 0700 and files 0600. */
const surplus = (stats: Stats) => (stats.isDirectory() ? 0o7077 : 0o7177);

/**
 * Removes the permissions of other accounts for a folder and everything in it.
 * Does not change links, because they may lead to other data. Throws
 * OpenToOthers.
 */
export async function keepPrivate(folder: string): Promise<void> {
  // Windows has no such modes; there the account's profile protects the folder.
  if (process.platform === "win32") return;
  // The folder itself first, so that no other account can reach the rest.
  await takeFromOthers(folder, await stat(folder));
  const options = { recursive: true, withFileTypes: true } as const;
  for (const entry of await readdir(folder, options))
    if (entry.isFile() || entry.isDirectory())
      await unlessGone(mend(join(entry.parentPath, entry.name)));
}

async function mend(path: string): Promise<void> {
  await takeFromOthers(path, await lstat(path));
}

async function takeFromOthers(path: string, before: Stats): Promise<void> {
  if ((before.mode & surplus(before)) === 0) return;
  try {
    await chmod(path, before.mode & 0o7777 & ~surplus(before));
  } catch (error) {
    if (errorCode(error) === "ENOENT") throw error;
    throw new OpenToOthers(path, before.mode, error);
  }
  // Some file systems accept a mode without an error and ignore it.
  const after = await stat(path);
  if ((after.mode & surplus(after)) !== 0)
    throw new OpenToOthers(path, after.mode);
}

/** A new release may be moved to its place in the meantime. */
async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}
