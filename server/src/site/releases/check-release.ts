import { createHash } from "node:crypto";
import {
  contractVersion,
  readRelease,
  readReleasePointer,
  type Release,
  type ReleasePointer,
} from "@nearsay/core/contract";
import semver from "semver";
import type { SharedVersions } from "../host-files.ts";

/** The file that makes a folder a release. */
export const releaseFile = "release.json";

/** Maximum size of a `release.json`, in bytes. */
export const manifestMax = 256 * 1024;

export interface SealedRelease {
  /** Name of its folder. */
  release: string;
  /** Integrity of its `release.json`. */
  seal: string;
  /** The versions of shared libraries that it would run with. */
  sharedVersions: SharedVersions;
}

/**
 * The contents of the `release.json` whose integrity a pointer names.
 * @throws Error if the file is a different one, or this site cannot use it.
 */
export function readSealed(
  manifest: Buffer,
  remote: string,
  { release, seal, sharedVersions }: SealedRelease,
): Release {
  checkFile(manifest, { release, file: releaseFile }, seal);
  return readManifest(manifest, remote, { release, sharedVersions });
}

/**
 * Parses a `release.json`. `release` is its name in error messages, `sharedVersions` are
 * the shared libraries that it would run with.
 * @throws Error if it is no release of this remote that this site can show.
 */
export function readManifest(
  manifest: Buffer,
  remote: string,
  { release, sharedVersions }: Omit<SealedRelease, "seal">,
): Release {
  const read = readRelease(parseJson(manifest));
  if (read?.name !== remote) {
    throw new Error(
      `${release}: ${releaseFile} does not describe this release`,
    );
  }
  if (read.contract !== contractVersion) {
    throw new Error(
      `${release}: it has contract ${read.contract}, this site ${contractVersion}`,
    );
  }
  checkRanges(read, { release, sharedVersions });
  return read;
}

/** The browser would refuse it too, but then nothing would be shown instead. */
function checkRanges(
  { requires }: Release,
  { release, sharedVersions }: Omit<SealedRelease, "seal">,
): void {
  if (Object.keys(sharedVersions).length === 0) return;
  for (const [library, range] of Object.entries(requires)) {
    const version = sharedVersions[library];
    if (version !== undefined && semver.satisfies(version, range)) continue;
    throw new Error(
      `${release}: it requires ${library} ${range}, this site provides ${version ?? "none"}`,
    );
  }
}

/** @throws Error if a file is not the released one. */
export function checkFile(
  content: Buffer,
  { release, file }: { release: string; file: string },
  integrity: string,
): void {
  const hash = createHash("sha384").update(content).digest("base64");
  if (`sha384-${hash}` === integrity) return;
  throw new Error(`${release}: ${file} is damaged`);
}

/** @throws Error if the file contains no pointer. */
export function parsePointer(content: Buffer, file: string): ReleasePointer {
  const pointer = readReleasePointer(parseJson(content));
  if (pointer === null) throw new Error(`${file} is damaged`);
  return pointer;
}

/** Null if it is no JSON. */
function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}
