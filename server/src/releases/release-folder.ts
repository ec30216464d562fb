import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  contractVersion,
  readRelease,
  readReleasePointer,
  type Release,
  type ReleasePointer,
} from "@nearsay/core/contract";

/** Numbers of a remote's pointers, the newest first; none where nothing was released. */
export async function pointerNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(noneIfAbsent);
  return names
    .flatMap((name) => /^pointer\.([1-9]\d*)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

/** Names in a folder; none where it is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(noneIfAbsent);
}

/** @throws Error when it is no pointer. */
export async function readPointer(
  folder: string,
  number: number,
): Promise<ReleasePointer> {
  const file = `pointer.${number}.json`;
  const content = await readFile(path.join(folder, file));
  const pointer = readReleasePointer(parse(content));
  if (pointer === null) throw new Error(`${file} is damaged`);
  return pointer;
}

export interface SealedRelease {
  /** Name of its folder. */
  release: string;
  /** Integrity of its `release.json`. */
  seal: string;
}

/**
 * A release of which every file is what was released, and that this site can
 * show.
 * @param remotePath The remote's folder, named as the remote.
 * @throws Error saying what is wrong.
 */
export async function readWholeRelease(
  remotePath: string,
  { release, seal }: SealedRelease,
): Promise<Release> {
  const folder = path.join(remotePath, release);
  const manifest = await readSealed(folder, "release.json", seal, release);
  const read = readRelease(parse(manifest));
  if (read?.name !== path.basename(remotePath)) {
    throw new Error(`${release}: release.json is no release of it`);
  }
  if (read.contract !== contractVersion) {
    throw new Error(
      `${release}: it keeps contract ${read.contract}, this site ${contractVersion}`,
    );
  }
  for (const [file, { integrity }] of Object.entries(read.files)) {
    await readSealed(folder, file, integrity, release);
  }
  return read;
}

async function readSealed(
  folder: string,
  file: string,
  integrity: string,
  release: string,
): Promise<Buffer> {
  const content = await readFile(path.join(folder, file)).catch(nullIfAbsent);
  if (content === null) {
    throw new Error(`${release}: ${file} is missing`);
  }
  const hash = createHash("sha384").update(content).digest("base64");
  if (`sha384-${hash}` !== integrity) {
    throw new Error(`${release}: ${file} is damaged`);
  }
  return content;
}

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}

function noneIfAbsent(error: unknown): [] {
  return nullIfAbsent(error) ?? [];
}

function nullIfAbsent(error: unknown): null {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (["ENOENT", "ENOTDIR"].includes(code)) return null;
  throw error;
}
