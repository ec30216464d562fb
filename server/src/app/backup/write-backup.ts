import { randomBytes } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { BackupRefused } from "./backup-lines.ts";
import { refuseSystemError } from "./refuse-system-error.ts";

/**
 * Writes the lines of a backup, compressed, for this account alone. The file
 * has its name once it is whole and on the disk, and not before. Returns its
 * size in bytes.
 * @param signal Ends the work with its reason, and leaves nothing.
 * @throws BackupRefused where there is such a file already.
 */
export async function writeBackup(
  file: string,
  lines: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<number> {
  refuseTaken(file);
  const draft = join(
    dirname(file),
    `.${basename(file)}.${randomBytes(4).toString("hex")}.part`,
  );
  try {
    await fill(draft, lines, signal);
    refuseTaken(file);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    signal?.throwIfAborted();
    throw refuseSystemError("The backup was not written", error);
  }
  await settle(dirname(file));
  return (await stat(file)).size;
}

export function refuseTaken(file: string): void {
  if (existsSync(file))
    throw new BackupRefused(
      `There is a file ${file} already: give the backup a name of its own.`,
    );
}

/** Deflating takes most of the time of a backup, and a higher level saves little. */
const level = constants.Z_BEST_SPEED;

async function fill(
  draft: string,
  lines: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  await pipeline(
    // Each text holds many lines: one that waits is enough.
    Readable.from(lines, { highWaterMark: 1 }),
    createGzip({ level }),
    createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }),
    { ...(signal && { signal }) },
  );
}

/** The new name of a file is on the disk once its folder is. */
async function settle(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
