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
 * Writes the lines of a backup, compressed, readable by this account only. The
 * file gets its name only after it is complete and flushed to disk. Returns its
 * size in bytes.
 * @param signal Aborts the work with its reason, and leaves no file behind.
 * @throws BackupRefused if the file already exists.
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
      `The file ${file} already exists. Choose another name for the backup.`,
    );
}

/** Compression takes most of the time of a backup, and a higher level saves little space. */
const level = constants.Z_BEST_SPEED;

async function fill(
  draft: string,
  lines: AsyncIterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  await pipeline(
    // Each text contains many lines, so buffering one is enough.
    Readable.from(lines, { highWaterMark: 1 }),
    createGzip({ level }),
    createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }),
    { ...(signal && { signal }) },
  );
}

/** Flushes the folder, so that the new name of the file is on disk. */
async function settle(folder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
