import { constants } from "node:fs";
import { copyFile, mkdir, readdir, stat, statfs } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { StorageFull } from "./errors.ts";

/**
 * Number of files copied at once: most are small, and opening each takes longer
 * than reading it.
 */
const atOnce = 8;

/**
 * Copies a folder to a new path, readable by this account only. If the file
 * system supports it, both share unchanged data.
 * @param reserve Bytes that must stay free.
 * @throws StorageFull
 */
export async function copyFolder(
  from: string,
  to: string,
  reserve: number,
): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(from, join(entry.parentPath, entry.name));
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  await refuseWithoutRoom(
    files.map((file) => join(from, file)),
    dirname(to),
    reserve,
  );
  await mkdir(to, { mode: 0o700 });
  // Sorted, parent folders come before their content.
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  for (const folder of folders.sort())
    await mkdir(join(to, folder), { mode: 0o700 });
  const left = files.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const file of left)
        await copyFile(
          join(from, file),
          join(to, file),
          constants.COPYFILE_FICLONE,
        );
    }),
  );
}

async function refuseWithoutRoom(
  files: readonly string[],
  place: string,
  reserve: number,
): Promise<void> {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(file)).size),
  );
  const { bavail, bsize } = await statfs(place);
  const needed = sizes.reduce((sum, size) => sum + size, reserve);
  if (bavail * bsize < needed) throw new StorageFull();
}
