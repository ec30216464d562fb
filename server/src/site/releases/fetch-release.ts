import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Release } from "@nearsay/core/contract";
import {
  checkFile,
  manifestMax,
  readSealed,
  releaseFile,
  type SealedRelease,
} from "./check-release.ts";
import { isWhole } from "./release-folder.ts";
import type { ReleaseSource } from "./release-source.ts";

const filesAtOnce = 4;

/** Maximum size of all files of one release, in bytes. */
const releaseMax = 64 * 1024 * 1024;

/**
 * Fetches a release into the remote's folder if it is not there completely. It
 * gets its final name after all files were checked.
 * @param folder The remote's folder, named as the remote.
 * @throws Error that states the problem.
 */
export async function fetchRelease(
  folder: string,
  sealed: SealedRelease,
  source: ReleaseSource,
  signal?: AbortSignal,
): Promise<void> {
  if (await isWhole(folder, sealed)) return;
  const { release } = sealed;
  const asked = { release, file: releaseFile };
  const limits = { bytesMax: manifestMax, signal };
  const manifest = await source.readFile(asked, limits);
  const described = readSealed(manifest, path.basename(folder), sealed);
  checkSize(described, release);
  const draft = path.join(folder, `.draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    const left = Object.entries(described.files);
    const fetchRest = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [file, { bytes, integrity }] = next;
        const named = { release, file };
        const content = await source.readFile(named, {
          bytesMax: bytes,
          signal,
        });
        checkFile(content, named, integrity);
        await writeFile(path.join(draft, file), content);
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, fetchRest));
    await writeFile(path.join(draft, releaseFile), manifest);
    await moveInto(draft, folder, sealed);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function checkSize({ files }: Release, release: string): void {
  let total = 0;
  for (const { bytes } of Object.values(files)) total += bytes;
  if (total <= releaseMax) return;
  throw new Error(`${release}: all files have more than ${releaseMax} bytes`);
}

/** An existing folder is damaged, or another process was first. */
async function moveInto(
  draft: string,
  folder: string,
  sealed: SealedRelease,
): Promise<void> {
  const target = path.join(folder, sealed.release);
  try {
    await rename(draft, target);
  } catch (error) {
    if (await isWhole(folder, sealed)) return;
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["EEXIST", "ENOTEMPTY", "EPERM"].includes(code)) throw error;
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
  }
}
