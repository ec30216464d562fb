import { access, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import {
  isReleaseName,
  namedReleases,
  type Release,
  type ReleasePointer,
} from "@nearsay/core/contract";
import {
  checkFile,
  parsePointer,
  readSealed,
  releaseFile,
  type SealedRelease,
} from "./check-release.ts";

/** Numbers of a remote's pointers, newest first; empty if nothing was released. */
export async function pointerNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(noneIfAbsent);
  return names
    .flatMap((name) => /^pointer\.([1-9]\d*)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

/** Names in a folder; empty if it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(noneIfAbsent);
}

export function pointerFile(number: number): string {
  return `pointer.${number}.json`;
}

/** @throws Error if it is no pointer. */
export async function readPointer(
  folder: string,
  number: number,
): Promise<ReleasePointer> {
  const file = pointerFile(number);
  return parsePointer(await readFile(path.join(folder, file)), file);
}

/**
 * Reads a release, and checks that every file is the released one and that this
 * site can show it.
 * @param remotePath The remote's folder, named as the remote.
 * @throws Error that states the problem.
 */
export async function readWholeRelease(
  remotePath: string,
  sealed: SealedRelease,
): Promise<Release> {
  const folder = path.join(remotePath, sealed.release);
  const remote = path.basename(remotePath);
  const manifest = await readPart(folder, releaseFile);
  const release = readSealed(manifest, remote, sealed);
  for (const [file, { integrity }] of Object.entries(release.files)) {
    checkFile(await readPart(folder, file), { ...sealed, file }, integrity);
  }
  return release;
}

/** Whether a release in the remote's folder is complete and can be shown. */
export function isWhole(
  remotePath: string,
  sealed: SealedRelease,
): Promise<boolean> {
  return succeeds(readWholeRelease(remotePath, sealed));
}

/** Whether a file or folder exists that this process may access. */
export function isThere(file: string): Promise<boolean> {
  return succeeds(access(file));
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

async function readPart(folder: string, file: string): Promise<Buffer> {
  const content = await readFile(path.join(folder, file)).catch(nullIfAbsent);
  if (content !== null) return content;
  throw new Error(`${path.basename(folder)}: ${file} is missing`);
}

function noneIfAbsent(error: unknown): [] {
  return nullIfAbsent(error) ?? [];
}

function nullIfAbsent(error: unknown): null {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (["ENOENT", "ENOTDIR"].includes(code)) return null;
  throw error;
}

const day = 24 * 60 * 60 * 1000;

/** In milliseconds; the same as in the release tool's cleanup. */
const keptFor = { release: 30 * day, draft: day };

/** Removes releases that the pointer no longer names, and drafts left by killed processes. */
export async function removeOld(
  folder: string,
  pointer: ReleasePointer,
): Promise<void> {
  const named = new Set(namedReleases(pointer));
  for (const name of await readdir(folder)) {
    const isDraft = name.startsWith(".draft-");
    if (!isDraft && (named.has(name) || !isReleaseName(name))) continue;
    const { mtimeMs } = await stat(path.join(folder, name));
    const age = Date.now() - mtimeMs;
    if (age < (isDraft ? keptFor.draft : keptFor.release)) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
