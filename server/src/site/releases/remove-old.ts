import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import {
  isReleaseName,
  namedReleases,
  type ReleasePointer,
} from "@nearsay/core/contract";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds; as the release tool cleans its store. */
const keptFor = { release: 30 * day, draft: day };

/** Removes releases that a pointer names no more, and what killed processes left. */
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
