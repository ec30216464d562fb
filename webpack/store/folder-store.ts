import { randomUUID } from "node:crypto";
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rm,
  stat,
} from "node:fs/promises";
import path from "node:path";
import { isReleaseName } from "@nearsay/core/contract";
import { readPointerText, writePointerText } from "./pointer-text.ts";
import {
  releaseFile,
  type KeptPointer,
  type ReleaseFile,
  type ReleaseStore,
  type StoredRelease,
} from "./store.ts";

/** Earlier pointers are the log of changes. */
const keptPointers = 50;

const day = 24 * 60 * 60 * 1000;

/**
 * Releases in a folder. The pointer is `pointer.<n>.json` with the highest
 * number; a new one is linked to the next number, which only one process can
 * get. A killed process leaves no lock behind, and no one reads an incomplete
 * file.
 */
export function createFolderStore(folder: string): ReleaseStore {
  const of = (remote: string) => path.join(folder, remote);
  const fileOf = ({ remote, release, file }: ReleaseFile) =>
    path.join(folder, remote, release, file);
  return {
    address: folder,
    readPointer: (remote) => readNewest(of(remote)),
    swapPointer: async (remote, next, tag) => {
      const [newest = 0] = await pointerNumbers(of(remote));
      if (newest !== Number(tag)) return false;
      const target = path.join(of(remote), pointerName(newest + 1));
      const text = Buffer.from(writePointerText(next));
      const won = await writeOnce(of(remote), target, text);
      // The pointer is already in effect; leftover files do no harm.
      if (won) await tidy(of(remote)).catch(() => undefined);
      return won;
    },
    create: (file, content) =>
      writeOnce(of(file.remote), fileOf(file), content),
    read: (file) => orNull(readFile(fileOf(file))),
    list: (remote) => listReleases(of(remote)),
    remove: async (remote, release) => {
      const gone = path.join(of(remote), release);
      await rm(path.join(gone, releaseFile), { force: true });
      await rm(gone, { recursive: true, force: true });
    },
  };
}

async function readNewest(folder: string): Promise<KeptPointer | null> {
  const [newest] = await pointerNumbers(folder);
  if (newest === undefined) return null;
  const file = path.join(folder, pointerName(newest));
  const text = await readFile(file, "utf8");
  return { pointer: readPointerText(text, file), tag: String(newest) };
}

function pointerName(number: number): string {
  return `pointer.${number}.json`;
}

/** Highest first. */
async function pointerNumbers(folder: string): Promise<number[]> {
  const names = (await orNull(readdir(folder))) ?? [];
  return names
    .flatMap((name) => /^pointer\.([1-9]\d*)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

/**
 * False if the target already exists. Its draft is in the remote's folder, so
 * that no release contains any.
 */
async function writeOnce(
  folder: string,
  target: string,
  content: Uint8Array,
): Promise<boolean> {
  await mkdir(path.dirname(target), { recursive: true });
  const draft = path.join(folder, `.draft-${randomUUID()}`);
  try {
    await writeToDisk(draft, content);
    await link(draft, target);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Synced to disk before it gets its name, otherwise a power failure could leave
 * the name without the content.
 */
async function writeToDisk(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes old pointers and drafts of killed processes. */
async function tidy(folder: string): Promise<void> {
  const old = (await pointerNumbers(folder)).slice(keptPointers);
  const drafts = (await readdir(folder)).filter((n) => n.startsWith(".draft-"));
  for (const draft of drafts) {
    const { mtimeMs } = await stat(path.join(folder, draft));
    if (Date.now() - mtimeMs > day) await rm(path.join(folder, draft));
  }
  for (const number of old) await rm(path.join(folder, pointerName(number)));
}

async function listReleases(folder: string): Promise<StoredRelease[]> {
  const items = (await orNull(readdir(folder, { withFileTypes: true }))) ?? [];
  const releases = items.filter(
    (i) => i.isDirectory() && isReleaseName(i.name),
  );
  return Promise.all(
    releases.map(async ({ name: release }) => {
      const inside = path.join(folder, release);
      const [{ mtime }, files] = await Promise.all([
        stat(inside),
        readdir(inside),
      ]);
      return { release, complete: files.includes(releaseFile), touched: mtime };
    }),
  );
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
