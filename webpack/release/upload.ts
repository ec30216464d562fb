import { readRelease, type ReleasePointer } from "@nearsay/core/contract";
import { CommandFailed } from "../store/failures.ts";
import type { SealedRelease } from "./next-pointer.ts";
import { integrity, releaseName, type PackedRelease } from "./pack-release.ts";
import { releaseFile, type ReleaseStore } from "../store/store.ts";

/**
 * Writes a release, `release.json` last. Existing files have the same bytes
 * because of the folder's name, so an interrupted upload continues where it
 * ended. Returns the number of written files.
 */
export async function upload(
  store: ReleaseStore,
  remote: string,
  { release, manifest, files }: PackedRelease,
): Promise<number> {
  const last = { remote, release, file: releaseFile };
  if ((await store.read(last)) !== null) return 0;
  let written = 0;
  for (const { file, content } of files) {
    if (await store.create({ remote, release, file }, content)) written += 1;
  }
  await store.create(last, manifest);
  return written;
}

/**
 * A release of the store, with its seal.
 * @param pointer Its earlier seal of the release is authoritative.
 * @throws CommandFailed if the release is missing, incomplete or changed.
 */
export async function findRelease(
  store: ReleaseStore,
  remote: string,
  release: string,
  pointer: ReleasePointer | null,
): Promise<SealedRelease> {
  const manifest = await store.read({ remote, release, file: releaseFile });
  if (manifest === null) {
    throw new CommandFailed(
      `${store.address} contains no release ${release} of ${remote}. List them with: list`,
    );
  }
  const seal = integrity(manifest);
  const known = pointer?.seals[release] ?? seal;
  if (nameOf(remote, manifest) !== release || known !== seal) {
    throw new CommandFailed(
      `${remote} ${release} is damaged: its release.json differs from the one that was released.`,
    );
  }
  return { release, seal };
}

/** The folder name according to a manifest; null if it is not one of this remote. */
function nameOf(remote: string, manifest: Uint8Array): string | null {
  try {
    const read = readRelease(JSON.parse(Buffer.from(manifest).toString()));
    return read?.name === remote ? releaseName(read.version, manifest) : null;
  } catch {
    return null;
  }
}
